// Made by scripts/make-math-tables.py. Do not edit.
// swift-format-ignore-file

/// Constants of the elementary functions. `high` parts are short on purpose: their products
/// with small integers are exact. `low` parts are what is missing from the true value.
enum Tables {
  // MARK: Circle

  /// 2 / pi.
  static let twoOverPi: Double = 0x1.45f306dc9c883p-1
  /// pi / 2 to 33 bits.
  static let halfPiFirst: Double = 0x1.921fb544p0
  /// The next 33 bits of pi / 2.
  static let halfPiSecond: Double = 0x1.0b4611a6p-34
  /// The rest of pi / 2.
  static let halfPiThird: Double = 0x1.3198a2e037073p-69
  /// pi / 2, nearest.
  static let halfPiHigh: Double = 0x1.921fb54442d18p0
  /// pi / 2 - halfPiHigh.
  static let halfPiLow: Double = 0x1.1a62633145c07p-54
  /// pi less its nearest double.
  static let piLow: Double = 0x1.1a62633145c07p-53
  /// 64 zero bits, then the first 1280 bits behind the point of 2 / pi, highest word first.
  static let twoOverPiBits: InlineArray<21, UInt64> = [
    0x0000_0000_0000_0000, 0xA2F9_836E_4E44_1529, 0xFC27_57D1_F534_DDC0, 0xDB62_9599_3C43_9041,
    0xFE51_63AB_DEBB_C561, 0xB724_6E3A_424D_D2E0, 0x0649_2EEA_09D1_921C, 0xFE1D_EB1C_B129_A73E,
    0xE882_35F5_2EBB_4484, 0xE99C_7026_B45F_7E41, 0x3991_D639_8353_39F4, 0x9C84_5F8B_BDF9_283B,
    0x1FF8_97FF_DE05_980F, 0xEF2F_118B_5A0A_6D1F, 0x6D36_7ECF_27CB_09B7, 0x4F46_3F66_9E5F_EA2D,
    0x7527_BAC7_EBE5_F17B, 0x3D07_39F7_8A52_92EA, 0x6BFB_5FB1_1F8D_5D08, 0x5603_3046_FC7B_6BAB,
    0xF0CF_BC20_9AF4_361D,
  ]
  /// sin r = r + r z S(z), z = r r, for |r| <= pi / 4: coefficients of S.
  static let sine: InlineArray<6, Double> = [
    -0x1.5555555555555p-3, 0x1.1111111110bb2p-7, -0x1.a01a019e83816p-13, 0x1.71de379654304p-19,
    -0x1.ae600aca92c64p-26, 0x1.5e0b05bff20f2p-33,
  ]
  /// cos r = 1 - z / 2 + z z C(z): coefficients of C.
  static let cosine: InlineArray<6, Double> = [
    0x1.5555555555555p-5, -0x1.6c16c16c16967p-10, 0x1.a01a019f4e9b4p-16, -0x1.27e4fa17bf139p-22,
    0x1.1eeb68cd22f56p-29, -0x1.907d8f29fe831p-37,
  ]
  /// atan(k / 64), high and low, for k in 0...64.
  static let arctangent: InlineArray<130, Double> = [
    0, 0, 0x1.fff555bbb729bp-7, -0x1.220c39d4dff5p-61, 0x1.ffd55bba97625p-6, -0x1.5ec431444912cp-60,
    0x1.7fb818430da2ap-5, -0x1.86ef8f794f105p-63, 0x1.ff55bb72cfdeap-5, -0x1.c934d86d23f1dp-60,
    0x1.3f59f0e7c559dp-4, 0x1.ac4ce285df847p-58, 0x1.7ee182602f10fp-4, -0x1.cfb654c0c3d98p-58,
    0x1.be39ebe6f07c3p-4, 0x1.f7b8f29a05987p-58, 0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59,
    0x1.1e1fafb043727p-3, -0x1.b485914dacf8cp-59, 0x1.3d6eee8c6626cp-3, 0x1.61a3b0ce9281bp-57,
    0x1.5c9811e3ec26ap-3, -0x1.054ab2c010f3dp-58, 0x1.7b97b4bce5b02p-3, 0x1.347b0b4f881cap-58,
    0x1.9a6a8e96c8626p-3, 0x1.cf601e7b4348ep-59, 0x1.b90d7529260a2p-3, 0x1.17b10d2e0e5abp-61,
    0x1.d77d5df205736p-3, 0x1.c648d1534597ep-57, 0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57,
    0x1.09dc597d86362p-2, 0x1.62e47390cb865p-56, 0x1.18bf5a30bf178p-2, 0x1.30ca4748b1bf9p-57,
    0x1.278372057ef46p-2, -0x1.077cdd36dfc81p-56, 0x1.362773707ebccp-2, -0x1.963a544b672d8p-57,
    0x1.44aa436c2af0ap-2, -0x1.5d5e43c55b3bap-56, 0x1.530ad9951cd4ap-2, -0x1.2566480884082p-57,
    0x1.614840309cfe2p-2, -0x1.a725715711fp-56, 0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56,
    0x1.7d5604b63b3f7p-2, 0x1.69c885c2b249ap-56, 0x1.8b24d394a1b25p-2, 0x1.b6d0ba3748fa8p-56,
    0x1.98cd5454d6b18p-2, 0x1.9e6c988fd0a77p-56, 0x1.a64eec3cc23fdp-2, -0x1.24dec1b50b7ffp-56,
    0x1.b3a911da65c6cp-2, 0x1.ae187b1ca504p-56, 0x1.c0db4c94ec9fp-2, -0x1.cc1ce70934c34p-56,
    0x1.cde53432c1351p-2, -0x1.a2cfa4418f1adp-56, 0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56,
    0x1.e77eb7f175a34p-2, 0x1.0e53dc1bf3435p-56, 0x1.f40dd0b541418p-2, -0x1.a3992dc382a23p-57,
    0x1.0039c73c1a40cp-1, -0x1.b32c949c9d593p-55, 0x1.0657e94db30dp-1, -0x1.d5b495f6349e6p-56,
    0x1.0c6145b5b43dap-1, 0x1.974fa13b5404fp-58, 0x1.1255d9bfbd2a9p-1, -0x1.2bdaee1c0ee35p-58,
    0x1.1835a88be7c13p-1, 0x1.c621cec00c301p-55, 0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58,
    0x1.23b71e2cc9e6ap-1, 0x1.c421c9f38224ep-57, 0x1.2958e59308e31p-1, -0x1.09e73b0c6c087p-56,
    0x1.2ee628406cbcap-1, 0x1.c5d5e9ff0cf8dp-55, 0x1.345f01cce37bbp-1, 0x1.1021137c71102p-55,
    0x1.39c391cd4171ap-1, -0x1.2304331d8bf46p-55, 0x1.3f13fb89e96f4p-1, 0x1.ecf8b492644fp-56,
    0x1.445065b795b56p-1, -0x1.f76d0163f79c8p-56, 0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56,
    0x1.4e8de5bb6ec04p-1, 0x1.4a33dbeb3796cp-55, 0x1.538f57b89061fp-1, -0x1.1bb74abda520cp-55,
    0x1.587d81f732fbbp-1, -0x1.5e5c9d8c5a95p-56, 0x1.5d58987169b18p-1, 0x1.0028e4bc5e7cap-57,
    0x1.6220d115d7b8ep-1, -0x1.2b785350ee8c1p-57, 0x1.66d663923e087p-1, -0x1.6ea6febe8bbbap-56,
    0x1.6b798920b3d99p-1, -0x1.a80386188c50ep-55, 0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56,
    0x1.748978fba8e0fp-1, 0x1.7b2a6165884a1p-59, 0x1.78f6bbd5d315ep-1, 0x1.406a08980374p-55,
    0x1.7d528289fa093p-1, 0x1.560821e2f3aa9p-55, 0x1.819d0b7158a4dp-1, -0x1.bf76229d3b917p-56,
    0x1.85d69576cc2c5p-1, 0x1.6b66e7fc8b8c3p-57, 0x1.89ff5ff57f1f8p-1, -0x1.55b9a5e177a1bp-55,
    0x1.8e17aa99cc05ep-1, -0x1.ec182ab042f61p-56, 0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55,
  ]

  // MARK: Exponentials

  /// 128 / ln 2: steps of 2^(1/128) in a factor of e.
  static let stepsPerUnit: Double = 0x1.71547652b82fep7
  /// ln 2 / 128 to 34 bits.
  static let stepHigh: Double = 0x1.62e42fef8p-8
  /// ln 2 / 128 - stepHigh.
  static let stepLow: Double = 0x1.1cf79abc9e3b4p-43
  /// 2^(k / 128) for k in 0..<128: the nearest double, then the relative error left.
  static let powersOfTwo: InlineArray<256, Double> = [
    1, 0, 0x1.0163da9fb3335p0, 0x1.b3b4f1a88bf6ep-54, 0x1.02c9a3e778061p0, -0x1.160139cd8dc5dp-56,
    0x1.04315e86e7f85p0, -0x1.05e7a108766d1p-54, 0x1.059b0d3158574p0, 0x1.cd2523567f613p-55,
    0x1.0706b29ddf6dep0, -0x1.bce8023f98efap-55, 0x1.0874518759bc8p0, 0x1.0f74e61e6c861p-57,
    0x1.09e3ecac6f383p0, 0x1.0a3e45b33d399p-54, 0x1.0b5586cf9890fp0, 0x1.79aa65d837b6dp-54,
    0x1.0cc922b7247f7p0, 0x1.eb51a92fdeffcp-55, 0x1.0e3ec32d3d1a2p0, 0x1.ebe3d702f9cd1p-60,
    0x1.0fb66affed31bp0, -0x1.a033489906e0bp-57, 0x1.11301d0125b51p0, -0x1.556522a2fbd0ep-54,
    0x1.12abdc06c31ccp0, -0x1.080ef8c4eea55p-58, 0x1.1429aaea92dep0, -0x1.1c923b9d5f416p-54,
    0x1.15a98c8a58e51p0, 0x1.0d3e3e95c55afp-55, 0x1.172b83c7d517bp0, -0x1.01b15eaa59348p-55,
    0x1.18af9388c8deap0, -0x1.f1ff055de323dp-55, 0x1.1a35beb6fcb75p0, 0x1.b898c3f1353bfp-55,
    0x1.1bbe084045cd4p0, -0x1.6d99c7611eb26p-54, 0x1.1d4873168b9aap0, 0x1.aecf73e3a2f6p-54,
    0x1.1ed5022fcd91dp0, -0x1.fe782cb86389dp-55, 0x1.2063b88628cd6p0, 0x1.a6f4144a6c38dp-55,
    0x1.21f49917ddc96p0, 0x1.07a05b0e4047dp-55, 0x1.2387a6e756238p0, 0x1.68efde3a8a894p-54,
    0x1.251ce4fb2a63fp0, 0x1.75e18f274487dp-55, 0x1.26b4565e27cddp0, 0x1.0472b981fe7f2p-55,
    0x1.284dfe1f56381p0, -0x1.6b87b3f71085ep-54, 0x1.29e9df51fdee1p0, 0x1.2f7e16d09ab31p-55,
    0x1.2b87fd0dad99p0, -0x1.d219b1a6fbffap-60, 0x1.2d285a6e4030bp0, 0x1.b3782720c0ab4p-55,
    0x1.2ecafa93e2f56p0, 0x1.e149289cecb8fp-57, 0x1.306fe0a31b715p0, 0x1.34d754db0abb6p-55,
    0x1.32170fc4cd831p0, 0x1.64201e2ac744cp-55, 0x1.33c08b26416ffp0, 0x1.fdd395dd3f84ap-55,
    0x1.356c55f929ff1p0, -0x1.6a3803b8e5b04p-55, 0x1.371a7373aa9cbp0, -0x1.24aedcc4b5068p-54,
    0x1.38cae6d05d866p0, -0x1.907f81b512d8ep-54, 0x1.3a7db34e59ff7p0, -0x1.1d1e83e9436d2p-56,
    0x1.3c32dc313a8e5p0, -0x1.91919b3ce1b15p-54, 0x1.3dea64c123422p0, 0x1.59f48a72a4c6dp-55,
    0x1.3fa4504ac801cp0, -0x1.312607a28698ap-54, 0x1.4160a21f72e2ap0, -0x1.8a78f4817895bp-58,
    0x1.431f5d950a897p0, -0x1.c2c9b67499a1bp-56, 0x1.44e086061892dp0, 0x1.363ed60c2ac11p-59,
    0x1.46a41ed1d0057p0, 0x1.666093b0664efp-54, 0x1.486a2b5c13cdp0, 0x1.ecce1daa10379p-57,
    0x1.4a32af0d7d3dep0, 0x1.3ff8e3f0f123p-54, 0x1.4bfdad5362a27p0, 0x1.690cebb7aafbp-56,
    0x1.4dcb299fddd0dp0, 0x1.31dbdeb54e077p-54, 0x1.4f9b2769d2ca7p0, -0x1.f94340071a38ep-55,
    0x1.516daa2cf6642p0, -0x1.7deccdc93a349p-55, 0x1.5342b569d4f82p0, -0x1.8dec6bd0f385fp-56,
    0x1.551a4ca5d920fp0, -0x1.61246ec7b5cf6p-55, 0x1.56f4736b527dap0, 0x1.3350518fdd78ep-54,
    0x1.58d12d497c7fdp0, 0x1.b98b72f8a9b05p-56, 0x1.5ab07dd485429p0, 0x1.063e1e21c5409p-54,
    0x1.5c9268a5946b7p0, 0x1.4c7855019c6eap-60, 0x1.5e76f15ad2148p0, 0x1.432e62b64c035p-54,
    0x1.605e1b976dc09p0, -0x1.ce44a6199769fp-55, 0x1.6247eb03a5585p0, -0x1.c33c53bef4da8p-55,
    0x1.6434634ccc32p0, -0x1.45378892be9aep-55, 0x1.6623882552225p0, -0x1.3cedd78565858p-54,
    0x1.68155d44ca973p0, 0x1.710aa807e1964p-58, 0x1.6a09e667f3bcdp0, -0x1.3b3efbf5e2228p-54,
    0x1.6c012750bdabfp0, -0x1.a12ad8734b982p-57, 0x1.6dfb23c651a2fp0, -0x1.367efb86da9eep-57,
    0x1.6ff7df9519484p0, -0x1.0dc3d54e08851p-55, 0x1.71f75e8ec5f74p0, -0x1.81f647e5a3ecfp-56,
    0x1.73f9a48a58174p0, -0x1.6ee4ac08b7dbp-55, 0x1.75feb564267c9p0, -0x1.619321e55e68ap-55,
    0x1.780694fde5d3fp0, 0x1.09ccb5e09d4d3p-54, 0x1.7a11473eb0187p0, -0x1.b32dcb94da51dp-56,
    0x1.7c1ed0130c132p0, 0x1.4ecfd5467c06bp-54, 0x1.7e2f336cf4e62p0, 0x1.5ebe1abd66c55p-57,
    0x1.80427543e1a12p0, -0x1.8a1c52fb3cf42p-55, 0x1.82589994cce13p0, -0x1.369b6f13b3734p-54,
    0x1.8471a4623c7adp0, -0x1.05e843a19ff1ep-55, 0x1.868d99b4492edp0, -0x1.4d450d872576ep-54,
    0x1.88ac7d98a6699p0, 0x1.0ad675b0e8ap-54, 0x1.8ace5422aa0dbp0, 0x1.db72fc1f0eab4p-55,
    0x1.8cf3216b5448cp0, -0x1.5b6609cc5e7ffp-57, 0x1.8f1ae99157736p0, 0x1.bf68359f35f44p-56,
    0x1.9145b0b91ffc6p0, -0x1.3091fa71e3d83p-54, 0x1.93737b0cdc5e5p0, -0x1.da9b88b6c1e29p-58,
    0x1.95a44cbc8520fp0, -0x1.c23f97c90b959p-57, 0x1.97d829fde4e5p0, -0x1.2434322f4f9aap-54,
    0x1.9a0f170ca07bap0, -0x1.5ca6cd7668e4bp-55, 0x1.9c49182a3f09p0, 0x1.1affc2b91ce27p-56,
    0x1.9e86319e32323p0, 0x1.dd235e10a73bbp-57, 0x1.a0c667b5de565p0, -0x1.7c50422622263p-55,
    0x1.a309bec4a2d33p0, 0x1.b1c86e3e231d5p-55, 0x1.a5503b23e255dp0, -0x1.1bbd1d3bcbb15p-54,
    0x1.a799e1330b358p0, 0x1.0cc319cee31d2p-54, 0x1.a9e6b5579fdbfp0, 0x1.469846e735ab3p-55,
    0x1.ac36bbfd3f37ap0, -0x1.2dfcd978e9db4p-55, 0x1.ae89f995ad3adp0, 0x1.c1a7792cb3387p-55,
    0x1.b0e07298db666p0, -0x1.07b8f4ad1d9fap-54, 0x1.b33a2b84f15fbp0, -0x1.5c3d956dcaebap-58,
    0x1.b59728de5593ap0, -0x1.0a40e3da6f64p-54, 0x1.b7f76f2fb5e47p0, -0x1.8d6f438ad9334p-57,
    0x1.ba5b030a1064ap0, -0x1.1eee26b588a35p-54, 0x1.bcc1e904bc1d2p0, 0x1.4ffd70a5fddcdp-56,
    0x1.bf2c25bd71e09p0, -0x1.1bdfbfa9298acp-54, 0x1.c199bdd85529cp0, 0x1.36eae30af0cb3p-56,
    0x1.c40ab5fffd07ap0, 0x1.ee3325c9ffd94p-55, 0x1.c67f12e57d14bp0, 0x1.4e08fd10959acp-55,
    0x1.c8f6d9406e7b5p0, 0x1.3cdaf384e1a67p-57, 0x1.cb720dcef9069p0, 0x1.76b2c6c921968p-57,
    0x1.cdf0b555dc3fap0, -0x1.08a1883ccb5d2p-55, 0x1.d072d4a07897cp0, -0x1.fad5d3ffffa6fp-55,
    0x1.d2f87080d89f2p0, -0x1.00dae3875a949p-54, 0x1.d5818dcfba487p0, 0x1.4a385a63d07a7p-56,
    0x1.d80e316c98398p0, -0x1.2919e2040220fp-55, 0x1.da9e603db3285p0, 0x1.e5a50d5c192acp-55,
    0x1.dd321f301b46p0, 0x1.43a59ac016b4bp-55, 0x1.dfc97337b9b5fp0, -0x1.2d52107b43e1fp-55,
    0x1.e264614f5a129p0, -0x1.92ab93b470dc9p-55, 0x1.e502ee78b3ff6p0, 0x1.4b604603a88d3p-56,
    0x1.e7a51fbc74c83p0, 0x1.3c5ec519d7271p-55, 0x1.ea4afa2a490dap0, -0x1.ff7128fd391fp-55,
    0x1.ecf482d8e67f1p0, -0x1.dae98e223747dp-55, 0x1.efa1bee615a27p0, 0x1.ec3bc41aa2008p-55,
    0x1.f252b376bba97p0, 0x1.42b94c3a9eb32p-55, 0x1.f50765b6e454p0, 0x1.a64a931d185eep-55,
    0x1.f7bfdad9cbe14p0, -0x1.e37bae43be3edp-55, 0x1.fa7c1819e90d8p0, 0x1.7893b4d91cd9dp-56,
    0x1.fd3c22b8f71f1p0, 0x1.305c14160cc89p-58,
  ]
  /// e^x - 1 = x + x x / 2 + x x x E(x) for |x| <= 1/4: coefficients of E.
  static let exponentialMinusOne: InlineArray<10, Double> = [
    0x1.5555555555555p-3, 0x1.5555555555555p-5, 0x1.1111111111087p-7, 0x1.6c16c16c16bc8p-10,
    0x1.a01a01a12ec1dp-13, 0x1.a01a01a0b822cp-16, 0x1.71de2e3c81d4bp-19, 0x1.27e4f48e0376dp-22,
    0x1.aed2d629394dap-26, 0x1.1f2cb26641744p-29,
  ]

  // MARK: Logarithms

  /// ln 2 to a multiple of 2^-42.
  static let ln2High: Double = 0x1.62e42fefa38p-1
  /// ln 2 - ln2High.
  static let ln2Low: Double = 0x1.ef35793c7673p-45
  /// 1 / ln 2, nearest.
  static let inverseLn2High: Double = 0x1.71547652b82fep0
  /// 1 / ln 2 - inverseLn2High.
  static let inverseLn2Low: Double = 0x1.777d0ffda0d24p-56
  /// For interval k of [0.705, 1.41): a reciprocal g of its middle to a multiple of 2^-12,
  /// -ln g to a multiple of 2^-42, and what is missing from -ln g.
  static let logarithm: InlineArray<384, Double> = [
    0x1.6a1p0, -0x1.62f570a539p-2, 0x1.5538453b676bap-44, 0x1.681p0, -0x1.5d495dcacdp-2,
    -0x1.bc3fdaed5844cp-44, 0x1.662p0, -0x1.57c2f53b05p-2, -0x1.0494c017c2a52p-45, 0x1.643p0,
    -0x1.5234e0670ap-2, -0x1.49483d21b40d9p-44, 0x1.624p0, -0x1.4c9f09e153p-2, 0x1.e1dde70e02dep-45,
    0x1.606p0, -0x1.472fdbe4fdp-2, -0x1.f9364c53f821fp-45, 0x1.5e7p0, -0x1.418a821a4cp-2,
    -0x1.544a950cdfe5p-45, 0x1.5cap0, -0x1.3c3b2736b4p-2, 0x1.3e5d1e9d3ddf9p-47, 0x1.5acp0,
    -0x1.36b5776bc1p-2, -0x1.169785a9c223fp-46, 0x1.58fp0, -0x1.31579e142ep-2,
    0x1.27cda5a6d3d1fp-45, 0x1.572p0, -0x1.2bf287cc41p-2, -0x1.b0f4f549d8ecfp-45, 0x1.555p0,
    -0x1.268620f34dp-2, -0x1.8f44b998bb50ep-44, 0x1.539p0, -0x1.214296d08ap-2,
    0x1.cb6298064becap-44, 0x1.51dp0, -0x1.1bf816355fp-2, 0x1.1b10958a02186p-44, 0x1.501p0,
    -0x1.16a68c9dbdp-2, -0x1.b546cd487dbdep-44, 0x1.4e6p0, -0x1.117ee81dfep-2,
    -0x1.30f778a2e8cbdp-44, 0x1.4cbp0, -0x1.0c50965e74p-2, -0x1.91647f8ab8825p-44, 0x1.4bp0,
    -0x1.071b85fcd6p-2, 0x1.bcb8ba3e01a11p-44, 0x1.495p0, -0x1.01dfa5529ap-2,
    -0x1.2d95d56371332p-44, 0x1.47bp0, -0x1.f99dc6c23cp-3, 0x1.7ed06117b4369p-44, 0x1.461p0,
    -0x1.ef6f5e338cp-3, -0x1.59e36e1b431a7p-46, 0x1.447p0, -0x1.e533effde2p-3,
    0x1.fd75bb2837bb6p-44, 0x1.42dp0, -0x1.daeb5aa6c4p-3, 0x1.8bfe9b3f43035p-44, 0x1.414p0,
    -0x1.d0fb7f2256p-3, 0x1.af52b20633b29p-47, 0x1.3fbp0, -0x1.c6ff3c6efcp-3,
    -0x1.ee1337e5107eep-44, 0x1.3e2p0, -0x1.bcf6736f7ep-3, 0x1.271e894f591e4p-44, 0x1.3cap0,
    -0x1.b34885022ep-3, -0x1.03ba859924374p-44, 0x1.3b1p0, -0x1.a926d3a4aep-3,
    0x1.53935e85baac8p-44, 0x1.399p0, -0x1.9f60c06846p-3, 0x1.4355507c16436p-44, 0x1.381p0,
    -0x1.958eadae6p-3, 0x1.3b6857bb1fa3bp-46, 0x1.36ap0, -0x1.8c19fe2982p-3, -0x1.5e01e0d7c912bp-49,
    0x1.352p0, -0x1.8230164c1ap-3, -0x1.98dd68a5d0b48p-46, 0x1.33bp0, -0x1.78a4584cp-3,
    -0x1.9e3f57d3f542ep-44, 0x1.324p0, -0x1.6f0d28ae56p-3, -0x1.69737c93373dap-44, 0x1.30dp0,
    -0x1.656a6be1dep-3, 0x1.a4d0df2ddfbcep-44, 0x1.2f7p0, -0x1.5c28060c46p-3,
    -0x1.6ece374e0e858p-44, 0x1.2ep0, -0x1.526e5e3a1cp-3, 0x1.790ba37fc5238p-44, 0x1.2cap0,
    -0x1.4915d832fcp-3, 0x1.53cee006bcf62p-44, 0x1.2b4p0, -0x1.3fb25a5952p-3,
    -0x1.195be6b358ff7p-44, 0x1.29ep0, -0x1.3643cad058p-3, -0x1.1e18f2132dfd5p-44, 0x1.289p0,
    -0x1.2d38907e04p-3, -0x1.d2f4722be431cp-44, 0x1.273p0, -0x1.23b412580cp-3,
    0x1.7e6e809e4f37dp-44, 0x1.25ep0, -0x1.1a93b7d43p-3, 0x1.3debbf4ec55f3p-44, 0x1.249p0,
    -0x1.1168e8127ep-3, -0x1.93436f195cb75p-46, 0x1.234p0, -0x1.08338affa2p-3,
    -0x1.0533cac823e27p-44, 0x1.22p0, -0x1.fec9131dcp-4, 0x1.54555d1ae6607p-44, 0x1.20bp0,
    -0x1.ec3497b498p-4, 0x1.9ce038385817p-47, 0x1.1f7p0, -0x1.da6e7637c4p-4, -0x1.a83eac951c1aap-46,
    0x1.1e3p0, -0x1.c8948014bcp-4, -0x1.6d371637a76fbp-45, 0x1.1cfp0, -0x1.b6a688d9b4p-4,
    -0x1.b175ff3be2566p-44, 0x1.1bbp0, -0x1.a4a4637ed4p-4, 0x1.c42890c539de5p-44, 0x1.1a8p0,
    -0x1.9375e55594p-4, -0x1.eddc37380c364p-44, 0x1.194p0, -0x1.814be23f8cp-4,
    -0x1.b2381da82fdfdp-51, 0x1.181p0, -0x1.6ff7309f8cp-4, -0x1.8f19994f375abp-55, 0x1.16ep0,
    -0x1.5e8fa4d858p-4, -0x1.1c6fce08d711p-44, 0x1.15bp0, -0x1.4d1515b988p-4, 0x1.8e7d02e3f5e95p-47,
    0x1.148p0, -0x1.3b87598b1cp-4, 0x1.2241594aca313p-45, 0x1.136p0, -0x1.2ad449eff4p-4,
    0x1.cea3ae5f05b87p-44, 0x1.123p0, -0x1.1920bc3d1cp-4, 0x1.9221e62a516ap-44, 0x1.111p0,
    -0x1.08498b51e4p-4, 0x1.93b33c55fb24fp-46, 0x1.0ffp0, -0x1.eec11bf258p-5,
    -0x1.c84280496bda5p-44, 0x1.0edp0, -0x1.cccb3cd798p-5, -0x1.97a98b99b5035p-44, 0x1.0dbp0,
    -0x1.aab12cd3ap-5, -0x1.84590fd8b3b42p-46, 0x1.0c9p0, -0x1.88729e70fp-5, 0x1.9c8d8f692991dp-45,
    0x1.0b8p0, -0x1.67f94f0948p-5, -0x1.ecc1f3e7e4ed7p-44, 0x1.0a7p0, -0x1.475ee9a0bp-5,
    -0x1.6de8fbaa8b77ap-46, 0x1.095p0, -0x1.24b532104p-5, 0x1.966b2dce75097p-46, 0x1.084p0,
    -0x1.03d5d85e7p-5, -0x1.f778960ed29cfp-44, 0x1.073p0, -0x1.c5a92e163p-6, 0x1.962e95bcf75e5p-44,
    0x1.062p0, -0x1.83624fba8p-6, -0x1.deb9c96b40046p-45, 0x1.052p0, -0x1.44c28d451p-6,
    -0x1.98b0a50467942p-44, 0x1.041p0, -0x1.01f565873p-6, -0x1.6107d26f92eb5p-44, 0x1.031p0,
    -0x1.85ac7e9e8p-7, 0x1.248883197ad1cp-47, 0x1.02p0, -0x1.fe02a6b1p-8, -0x1.9e23f0dda40e4p-46,
    0x1.01p0, -0x1.ff00aa2bp-9, -0x1.0bc04a086b56ap-45, 1, 0, 0, 0x1.fcp-1, 0x1.010157588p-7,
    0x1.bce251998b506p-44, 0x1.f82p-1, 0x1.fbea8b13cp-7, 0x1.ec927b17e4e13p-50, 0x1.f44p-1,
    0x1.7c61b1cf6p-6, -0x1.08fc8f849a447p-45, 0x1.f08p-1, 0x1.f7a9b1678p-6, 0x1.42ad9271be7d7p-45,
    0x1.eccp-1, 0x1.39f07ba0e8p-5, 0x1.eb129d642e577p-44, 0x1.e92p-1, 0x1.766d923c2p-5,
    0x1.ff0a82f1c24c1p-46, 0x1.e58p-1, 0x1.b35dd9b588p-5, 0x1.d5674d6cf558ep-44, 0x1.e1ep-1,
    0x1.f0c30c1118p-5, -0x1.caef3588b7d8p-45, 0x1.de6p-1, 0x1.163d6ef958p-4, -0x1.7f3b038d8e6ebp-46,
    0x1.daep-1, 0x1.345179b63cp-4, 0x1.d4203d36150dp-44, 0x1.d78p-1, 0x1.518874226p-4,
    0x1.30a1d96258b3ep-44, 0x1.d42p-1, 0x1.6ef528c058p-4, -0x1.5d462d767cadep-44, 0x1.d0cp-1,
    0x1.8c985e9bap-4, -0x1.37c377e430036p-44, 0x1.cd8p-1, 0x1.a956d3ecacp-4, 0x1.e63794c02c4afp-44,
    0x1.ca4p-1, 0x1.c6494a2e4p-4, 0x1.8a5e8ab20c4e6p-44, 0x1.c72p-1, 0x1.e2507702bp-4,
    -0x1.f897980522249p-45, 0x1.c4p-1, 0x1.fe89139dbcp-4, 0x1.56594d82f7a82p-44, 0x1.c0ep-1,
    0x1.0d79e7cd48p-3, 0x1.cb422847849e4p-44, 0x1.bdep-1, 0x1.1b35ae3b82p-3, -0x1.20a2e76016a9dp-46,
    0x1.bacp-1, 0x1.299d30c606p-3, 0x1.d4d0079dc08d9p-44, 0x1.b7ep-1, 0x1.36f4c27578p-3,
    -0x1.4d9e2683a54edp-44, 0x1.b4ep-1, 0x1.44f8b726f8p-3, 0x1.df6a4432b9bb4p-44, 0x1.b2p-1,
    0x1.527e5e4a1cp-3, -0x1.4e60b8d4b411dp-44, 0x1.af2p-1, 0x1.601b076e7ap-3, 0x1.152d7d4dfc8e5p-44,
    0x1.ac6p-1, 0x1.6d35fee52cp-3, -0x1.f127eb4f64e1fp-45, 0x1.a98p-1, 0x1.7b00916516p-3,
    -0x1.ae75fcb067e57p-44, 0x1.a6ep-1, 0x1.87ad07c494p-3, -0x1.70f53c386330ap-44, 0x1.a42p-1,
    0x1.9509aa0044p-3, 0x1.f1e675b4d35c6p-44, 0x1.a16p-1, 0x1.a27cc3064p-3, 0x1.d954963274bb8p-44,
    0x1.9ecp-1, 0x1.af6895610ep-3, -0x1.148288bf7a937p-45, 0x1.9c2p-1, 0x1.bc69684aeep-3,
    0x1.8f6d5d141f9bdp-45, 0x1.99ap-1, 0x1.c8df7cb9a8p-3, 0x1.eee42f58e1e6ep-44, 0x1.97p-1,
    0x1.d60a17f904p-3, -0x1.5d6e06fc20d39p-44, 0x1.948p-1, 0x1.e2a877a6b2p-3, 0x1.823817787081ap-44,
    0x1.92p-1, 0x1.ef5ade4ddp-3, -0x1.a211565bb8e11p-51, 0x1.8fap-1, 0x1.fb7d86eee4p-3,
    -0x1.1c061cdb8097bp-45, 0x1.8d4p-1, 0x1.03d95a1d67p-2, 0x1.a17880f236109p-44, 0x1.8acp-1,
    0x1.0a504e97bbp-2, 0x1.03094e6690c44p-44, 0x1.886p-1, 0x1.107e404ab1p-2, -0x1.fb921823aafdap-48,
    0x1.862p-1, 0x1.1661caecbap-2, -0x1.171fff9fc4abbp-44, 0x1.83cp-1, 0x1.1ca28c64bbp-2,
    -0x1.ac4f842f5566bp-46, 0x1.818p-1, 0x1.22981fbef8p-2, -0x1.a1421609580dap-44, 0x1.7f4p-1,
    0x1.2896a13e08p-2, 0x1.a8ed027e16952p-44, 0x1.7dp-1, 0x1.2e9e2bce12p-2, 0x1.4300c128d1dc2p-45,
    0x1.7aep-1, 0x1.34585a594cp-2, -0x1.d4d9bf230f411p-44, 0x1.78ap-1, 0x1.3a71c56bb5p-2,
    -0x1.ce772094aef7p-44, 0x1.768p-1, 0x1.403d086ceap-2, 0x1.e6ef574487308p-44, 0x1.746p-1,
    0x1.4610bc29c6p-2, -0x1.e82c9f310c8e6p-46, 0x1.724p-1, 0x1.4becf95d98p-2, -0x1.bb33b20023a7p-44,
    0x1.702p-1, 0x1.51d1d93104p-2, 0x1.5b0faa20d9c8ep-44, 0x1.6e2p-1, 0x1.5765f1749ep-2,
    -0x1.6532d93e0d82bp-44, 0x1.6c2p-1, 0x1.5d01dc49ffp-2, 0x1.740ab8cfa5ed3p-45,
  ]
}
