// Each is declared in DeclaredTypes.swift, with its conformances, extensions and MIME types.
extension UTType {
  /// Item: `public.item`.
  public static let item = UTType(declared: "public.item")
  /// Content: `public.content`.
  public static let content = UTType(declared: "public.content")
  /// Composite content: `public.composite-content`.
  public static let compositeContent = UTType(declared: "public.composite-content")
  /// Disk image: `public.disk-image`.
  public static let diskImage = UTType(declared: "public.disk-image")
  /// Data: `public.data`.
  public static let data = UTType(declared: "public.data")
  /// Directory: `public.directory`.
  public static let directory = UTType(declared: "public.directory")
  /// Resolvable: `com.apple.resolvable`.
  public static let resolvable = UTType(declared: "com.apple.resolvable")
  /// Symbolic link: `public.symlink`.
  public static let symbolicLink = UTType(declared: "public.symlink")
  /// Executable: `public.executable`.
  public static let executable = UTType(declared: "public.executable")
  /// Volume mount point: `com.apple.mount-point`.
  public static let mountPoint = UTType(declared: "com.apple.mount-point")
  /// Alias: `com.apple.alias-file`.
  public static let aliasFile = UTType(declared: "com.apple.alias-file")
  /// Bookmark: `com.apple.bookmark`.
  public static let urlBookmarkData = UTType(declared: "com.apple.bookmark")
  /// URL: `public.url`.
  public static let url = UTType(declared: "public.url")
  /// File URL: `public.file-url`.
  public static let fileURL = UTType(declared: "public.file-url")
  /// Text: `public.text`.
  public static let text = UTType(declared: "public.text")
  /// Text document: `public.plain-text`.
  public static let plainText = UTType(declared: "public.plain-text")
  /// Unicode text: `public.utf8-plain-text`.
  public static let utf8PlainText = UTType(declared: "public.utf8-plain-text")
  /// Unicode text: `public.utf16-external-plain-text`.
  public static let utf16ExternalPlainText = UTType(declared: "public.utf16-external-plain-text")
  /// Unicode text: `public.utf16-plain-text`.
  public static let utf16PlainText = UTType(declared: "public.utf16-plain-text")
  /// Delimited text: `public.delimited-values-text`.
  public static let delimitedText = UTType(declared: "public.delimited-values-text")
  /// Comma-separated values: `public.comma-separated-values-text`.
  public static let commaSeparatedText = UTType(declared: "public.comma-separated-values-text")
  /// Tab-separated values: `public.tab-separated-values-text`.
  public static let tabSeparatedText = UTType(declared: "public.tab-separated-values-text")
  /// Tab-separated values: `public.utf8-tab-separated-values-text`.
  public static let utf8TabSeparatedText = UTType(declared: "public.utf8-tab-separated-values-text")
  /// Rich text document: `public.rtf`.
  public static let rtf = UTType(declared: "public.rtf")
  /// HTML text: `public.html`.
  public static let html = UTType(declared: "public.html")
  /// XML text: `public.xml`.
  public static let xml = UTType(declared: "public.xml")
  /// YAML document: `public.yaml`.
  public static let yaml = UTType(declared: "public.yaml")
  /// CSS style sheet: `public.css`.
  public static let css = UTType(declared: "public.css")
  /// JSON document: `public.json`.
  public static let json = UTType(declared: "public.json")
  /// GeoJSON document: `public.geojson`.
  public static let geoJSON = UTType(declared: "public.geojson")
  /// Log: `public.log`.
  public static let log = UTType(declared: "public.log")
  /// Source code: `public.source-code`.
  public static let sourceCode = UTType(declared: "public.source-code")
  /// Assembly language source: `public.assembly-source`.
  public static let assemblyLanguageSource = UTType(declared: "public.assembly-source")
  /// C source code: `public.c-source`.
  public static let cSource = UTType(declared: "public.c-source")
  /// Objective-C source code: `public.objective-c-source`.
  public static let objectiveCSource = UTType(declared: "public.objective-c-source")
  /// Swift source code: `public.swift-source`.
  public static let swiftSource = UTType(declared: "public.swift-source")
  /// C++ source code: `public.c-plus-plus-source`.
  public static let cPlusPlusSource = UTType(declared: "public.c-plus-plus-source")
  /// Objective-C++ source code: `public.objective-c-plus-plus-source`.
  public static let objectiveCPlusPlusSource = UTType(
    declared: "public.objective-c-plus-plus-source")
  /// C header code: `public.c-header`.
  public static let cHeader = UTType(declared: "public.c-header")
  /// C++ header code: `public.c-plus-plus-header`.
  public static let cPlusPlusHeader = UTType(declared: "public.c-plus-plus-header")
  /// Script: `public.script`.
  public static let script = UTType(declared: "public.script")
  /// AppleScript document: `com.apple.applescript.text`.
  public static let appleScript = UTType(declared: "com.apple.applescript.text")
  /// Script: `com.apple.applescript.script`.
  public static let osaScript = UTType(declared: "com.apple.applescript.script")
  /// Script bundle: `com.apple.applescript.script-bundle`.
  public static let osaScriptBundle = UTType(declared: "com.apple.applescript.script-bundle")
  /// JavaScript: `com.netscape.javascript-source`.
  public static let javaScript = UTType(declared: "com.netscape.javascript-source")
  /// Shell script: `public.shell-script`.
  public static let shellScript = UTType(declared: "public.shell-script")
  /// Perl script: `public.perl-script`.
  public static let perlScript = UTType(declared: "public.perl-script")
  /// Python script: `public.python-script`.
  public static let pythonScript = UTType(declared: "public.python-script")
  /// Ruby script: `public.ruby-script`.
  public static let rubyScript = UTType(declared: "public.ruby-script")
  /// PHP script: `public.php-script`.
  public static let phpScript = UTType(declared: "public.php-script")
  /// Makefile: `public.make-source`.
  public static let makefile = UTType(declared: "public.make-source")
  /// Property list: `com.apple.property-list`.
  public static let propertyList = UTType(declared: "com.apple.property-list")
  /// XML property list: `com.apple.xml-property-list`.
  public static let xmlPropertyList = UTType(declared: "com.apple.xml-property-list")
  /// Binary property list: `com.apple.binary-property-list`.
  public static let binaryPropertyList = UTType(declared: "com.apple.binary-property-list")
  /// PDF document: `com.adobe.pdf`.
  public static let pdf = UTType(declared: "com.adobe.pdf")
  /// Rich text document with attachments: `com.apple.rtfd`.
  public static let rtfd = UTType(declared: "com.apple.rtfd")
  /// Rich text with attachments: `com.apple.flat-rtfd`.
  public static let flatRTFD = UTType(declared: "com.apple.flat-rtfd")
  /// Web archive: `com.apple.webarchive`.
  public static let webArchive = UTType(declared: "com.apple.webarchive")
  /// Image: `public.image`.
  public static let image = UTType(declared: "public.image")
  /// JPEG image: `public.jpeg`.
  public static let jpeg = UTType(declared: "public.jpeg")
  /// JPEG XL image: `public.jpeg-xl`.
  public static let jpegxl = UTType(declared: "public.jpeg-xl")
  /// TIFF image: `public.tiff`.
  public static let tiff = UTType(declared: "public.tiff")
  /// GIF image: `com.compuserve.gif`.
  public static let gif = UTType(declared: "com.compuserve.gif")
  /// PNG image: `public.png`.
  public static let png = UTType(declared: "public.png")
  /// Icon image: `com.apple.icns`.
  public static let icns = UTType(declared: "com.apple.icns")
  /// BMP image: `com.microsoft.bmp`.
  public static let bmp = UTType(declared: "com.microsoft.bmp")
  /// Icon image: `com.microsoft.ico`.
  public static let ico = UTType(declared: "com.microsoft.ico")
  /// Camera RAW image: `public.camera-raw-image`.
  public static let rawImage = UTType(declared: "public.camera-raw-image")
  /// DNG image: `com.adobe.raw-image`.
  public static let dng = UTType(declared: "com.adobe.raw-image")
  /// OpenEXR image: `com.ilm.openexr-image`.
  public static let exr = UTType(declared: "com.ilm.openexr-image")
  /// SVG image: `public.svg-image`.
  public static let svg = UTType(declared: "public.svg-image")
  /// Live Photo: `com.apple.live-photo`.
  public static let livePhoto = UTType(declared: "com.apple.live-photo")
  /// HEIF image: `public.heif`.
  public static let heif = UTType(declared: "public.heif")
  /// HEIC image: `public.heic`.
  public static let heic = UTType(declared: "public.heic")
  /// HEIC image sequence: `public.heics`.
  public static let heics = UTType(declared: "public.heics")
  /// WebP image: `org.webmproject.webp`.
  public static let webP = UTType(declared: "org.webmproject.webp")
  /// 3D content: `public.3d-content`.
  public static let threeDContent = UTType(declared: "public.3d-content")
  /// USD scene: `com.pixar.universal-scene-description`.
  public static let usd = UTType(declared: "com.pixar.universal-scene-description")
  /// USDZ scene: `com.pixar.universal-scene-description-mobile`.
  public static let usdz = UTType(declared: "com.pixar.universal-scene-description-mobile")
  /// Reality file: `com.apple.reality`.
  public static let realityFile = UTType(declared: "com.apple.reality")
  /// SceneKit scene: `com.apple.scenekit.scene`.
  public static let sceneKitScene = UTType(declared: "com.apple.scenekit.scene")
  /// AR reference object: `com.apple.arobject`.
  public static let arReferenceObject = UTType(declared: "com.apple.arobject")
  /// Audiovisual content: `public.audiovisual-content`.
  public static let audiovisualContent = UTType(declared: "public.audiovisual-content")
  /// Movie: `public.movie`.
  public static let movie = UTType(declared: "public.movie")
  /// Video: `public.video`.
  public static let video = UTType(declared: "public.video")
  /// Audio: `public.audio`.
  public static let audio = UTType(declared: "public.audio")
  /// QuickTime movie: `com.apple.quicktime-movie`.
  public static let quickTimeMovie = UTType(declared: "com.apple.quicktime-movie")
  /// MPEG movie: `public.mpeg`.
  public static let mpeg = UTType(declared: "public.mpeg")
  /// MPEG-2 video: `public.mpeg-2-video`.
  public static let mpeg2Video = UTType(declared: "public.mpeg-2-video")
  /// MPEG-2 transport stream: `public.mpeg-2-transport-stream`.
  public static let mpeg2TransportStream = UTType(declared: "public.mpeg-2-transport-stream")
  /// MP3 audio: `public.mp3`.
  public static let mp3 = UTType(declared: "public.mp3")
  /// MPEG-4 movie: `public.mpeg-4`.
  public static let mpeg4Movie = UTType(declared: "public.mpeg-4")
  /// MPEG-4 audio: `public.mpeg-4-audio`.
  public static let mpeg4Audio = UTType(declared: "public.mpeg-4-audio")
  /// Protected MPEG-4 audio: `com.apple.protected-mpeg-4-audio`.
  public static let appleProtectedMPEG4Audio = UTType(declared: "com.apple.protected-mpeg-4-audio")
  /// Protected MPEG-4 movie: `com.apple.protected-mpeg-4-video`.
  public static let appleProtectedMPEG4Video = UTType(declared: "com.apple.protected-mpeg-4-video")
  /// AVI movie: `public.avi`.
  public static let avi = UTType(declared: "public.avi")
  /// AIFF audio: `public.aiff-audio`.
  public static let aiff = UTType(declared: "public.aiff-audio")
  /// Waveform audio: `com.microsoft.waveform-audio`.
  public static let wav = UTType(declared: "com.microsoft.waveform-audio")
  /// MIDI audio: `public.midi-audio`.
  public static let midi = UTType(declared: "public.midi-audio")
  /// Playlist: `public.playlist`.
  public static let playlist = UTType(declared: "public.playlist")
  /// M3U playlist: `public.m3u-playlist`.
  public static let m3uPlaylist = UTType(declared: "public.m3u-playlist")
  /// Folder: `public.folder`.
  public static let folder = UTType(declared: "public.folder")
  /// Volume: `public.volume`.
  public static let volume = UTType(declared: "public.volume")
  /// Package: `com.apple.package`.
  public static let package = UTType(declared: "com.apple.package")
  /// Bundle: `com.apple.bundle`.
  public static let bundle = UTType(declared: "com.apple.bundle")
  /// Plug-in: `com.apple.plugin`.
  public static let pluginBundle = UTType(declared: "com.apple.plugin")
  /// Spotlight importer: `com.apple.metadata-importer`.
  public static let spotlightImporter = UTType(declared: "com.apple.metadata-importer")
  /// Quick Look generator: `com.apple.quicklook-generator`.
  public static let quickLookGenerator = UTType(declared: "com.apple.quicklook-generator")
  /// XPC service: `com.apple.xpc-service`.
  public static let xpcService = UTType(declared: "com.apple.xpc-service")
  /// Framework: `com.apple.framework`.
  public static let framework = UTType(declared: "com.apple.framework")
  /// Application: `com.apple.application`.
  public static let application = UTType(declared: "com.apple.application")
  /// Application: `com.apple.application-bundle`.
  public static let applicationBundle = UTType(declared: "com.apple.application-bundle")
  /// Application extension: `com.apple.application-and-system-extension`.
  public static let applicationExtension = UTType(
    declared: "com.apple.application-and-system-extension")
  /// Unix executable: `public.unix-executable`.
  public static let unixExecutable = UTType(declared: "public.unix-executable")
  /// Windows executable: `com.microsoft.windows-executable`.
  public static let exe = UTType(declared: "com.microsoft.windows-executable")
  /// System Preferences pane: `com.apple.systempreference.prefpane`.
  public static let systemPreferencesPane = UTType(declared: "com.apple.systempreference.prefpane")
  /// Archive: `public.archive`.
  public static let archive = UTType(declared: "public.archive")
  /// Gzip archive: `org.gnu.gnu-zip-archive`.
  public static let gzip = UTType(declared: "org.gnu.gnu-zip-archive")
  /// Bzip2 archive: `public.bzip2-archive`.
  public static let bz2 = UTType(declared: "public.bzip2-archive")
  /// ZIP archive: `public.zip-archive`.
  public static let zip = UTType(declared: "public.zip-archive")
  /// Apple archive: `com.apple.archive`.
  public static let appleArchive = UTType(declared: "com.apple.archive")
  /// Tar archive: `public.tar-archive`.
  public static let tarArchive = UTType(declared: "public.tar-archive")
  /// Spreadsheet: `public.spreadsheet`.
  public static let spreadsheet = UTType(declared: "public.spreadsheet")
  /// Presentation: `public.presentation`.
  public static let presentation = UTType(declared: "public.presentation")
  /// Database: `public.database`.
  public static let database = UTType(declared: "public.database")
  /// Message: `public.message`.
  public static let message = UTType(declared: "public.message")
  /// Contact: `public.contact`.
  public static let contact = UTType(declared: "public.contact")
  /// VCard: `public.vcard`.
  public static let vCard = UTType(declared: "public.vcard")
  /// To-do item: `public.to-do-item`.
  public static let toDoItem = UTType(declared: "public.to-do-item")
  /// Calendar event: `public.calendar-event`.
  public static let calendarEvent = UTType(declared: "public.calendar-event")
  /// Email message: `public.email-message`.
  public static let emailMessage = UTType(declared: "public.email-message")
  /// Internet location: `com.apple.internet-location`.
  public static let internetLocation = UTType(declared: "com.apple.internet-location")
  /// Internet shortcut: `com.microsoft.internet-shortcut`.
  public static let internetShortcut = UTType(declared: "com.microsoft.internet-shortcut")
  /// Font: `public.font`.
  public static let font = UTType(declared: "public.font")
  /// Bookmark: `public.bookmark`.
  public static let bookmark = UTType(declared: "public.bookmark")
  /// PKCS 12 data: `com.rsa.pkcs-12`.
  public static let pkcs12 = UTType(declared: "com.rsa.pkcs-12")
  /// X.509 certificate: `public.x509-certificate`.
  public static let x509Certificate = UTType(declared: "public.x509-certificate")
  /// EPUB document: `org.idpf.epub-container`.
  public static let epub = UTType(declared: "org.idpf.epub-container")
  /// Link metadata: `com.apple.linkpresentation.metadata`.
  public static let linkPresentationMetadata = UTType(
    declared: "com.apple.linkpresentation.metadata")
  /// Haptic pattern: `com.apple.haptics.ahap`.
  public static let ahap = UTType(declared: "com.apple.haptics.ahap")
}
