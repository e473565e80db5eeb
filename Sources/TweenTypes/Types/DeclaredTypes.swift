/// The table of the known types. A line declares one type: its identifier, the types that it conforms
/// to, its filename extensions and MIME types with the preferred one first, and its name in English.
///
/// Identifiers and conformances are those that Apple documents for its own declarations. Types without
/// a constant are listed because their files are common.
enum DeclaredTypes {
  /// Columns are separated by bars, and words in a column by spaces.
  static let text = """
    public.item | | | | item
    public.content | | | | content
    public.composite-content | public.content | | | composite content
    public.disk-image | | | | disk image
    com.apple.disk-image-udif | public.disk-image public.data | dmg | \
      application/x-apple-diskimage | disk image
    public.data | public.item | | | data
    public.directory | public.item | | | directory
    com.apple.resolvable | | | | resolvable
    public.symlink | public.item com.apple.resolvable | | | symbolic link
    public.executable | public.item | | | executable
    com.apple.mount-point | public.item com.apple.resolvable | | | volume mount point
    com.apple.alias-file | public.data com.apple.resolvable | | | alias
    com.apple.bookmark | public.data com.apple.resolvable | | | bookmark
    public.url | public.data | | | URL
    public.file-url | public.url | | | file URL
    public.text | public.data public.content | | | text
    public.plain-text | public.text | txt text | text/plain | text document
    public.utf8-plain-text | public.plain-text | | | Unicode text
    public.utf16-external-plain-text | public.plain-text | | | Unicode text
    public.utf16-plain-text | public.plain-text | | | Unicode text
    public.delimited-values-text | public.text | | | delimited text
    public.comma-separated-values-text | public.delimited-values-text | csv | text/csv \
      text/comma-separated-values | comma-separated values
    public.tab-separated-values-text | public.delimited-values-text | tsv | \
      text/tab-separated-values | tab-separated values
    public.utf8-tab-separated-values-text | public.tab-separated-values-text \
      public.utf8-plain-text | | | tab-separated values
    public.rtf | public.text | rtf | text/rtf application/rtf | rich text document
    public.html | public.text | html htm shtml shtm | text/html | HTML text
    public.xhtml | public.xml | xhtml xht xhtm | application/xhtml+xml | XHTML text
    public.xml | public.text | xml | application/xml text/xml | XML text
    public.yaml | public.text | yml yaml | application/x-yaml | YAML document
    public.css | public.text | css | text/css | CSS style sheet
    public.json | public.text | json | application/json | JSON document
    public.geojson | public.json | geojson | application/geo+json | GeoJSON document
    public.log | | | | log
    net.daringfireball.markdown | public.plain-text | md markdown | text/markdown | Markdown \
      document
    com.apple.log | public.plain-text public.log | log | | log file
    public.source-code | public.plain-text | | | source code
    public.assembly-source | public.source-code | s | | assembly language source
    public.c-source | public.source-code | c | | C source code
    public.objective-c-source | public.source-code | m | | Objective-C source code
    public.swift-source | public.source-code | swift | | Swift source code
    public.c-plus-plus-source | public.source-code | cpp cp c++ cc cxx | | C++ source code
    public.objective-c-plus-plus-source | public.source-code | mm | | Objective-C++ source code
    public.c-header | public.source-code | h | | C header code
    public.c-plus-plus-header | public.source-code | hpp h++ hxx hh | | C++ header code
    com.sun.java-source | public.source-code | java jav | | Java source code
    public.script | public.source-code | | | script
    com.apple.applescript.text | public.script | applescript | | AppleScript document
    com.apple.applescript.script | public.data public.script | scpt | | script
    com.apple.applescript.script-bundle | com.apple.bundle com.apple.package public.script | \
      scptd | | script bundle
    com.netscape.javascript-source | public.source-code public.executable | js mjs jscript \
      javascript | text/javascript application/javascript | JavaScript
    public.shell-script | public.script | sh command | | shell script
    public.bash-script | public.shell-script | bash | | bash script
    public.zsh-script | public.shell-script | zsh | | zsh script
    public.perl-script | public.shell-script | pl pm | text/x-perl-script | Perl script
    public.python-script | public.shell-script | py | text/x-python-script | Python script
    public.ruby-script | public.shell-script | rb rbw | text/ruby-script | Ruby script
    public.php-script | public.shell-script | php php3 php4 phtml | text/php | PHP script
    public.make-source | public.script | mk mak | | makefile
    com.apple.property-list | public.data | plist | | property list
    com.apple.xml-property-list | public.xml com.apple.property-list | | | XML property list
    com.apple.binary-property-list | com.apple.property-list | | | binary property list
    com.adobe.pdf | public.data public.composite-content | pdf | application/pdf | PDF document
    com.apple.rtfd | com.apple.package public.composite-content | rtfd | | rich text document \
      with attachments
    com.apple.flat-rtfd | public.data public.composite-content | | | rich text with attachments
    com.apple.webarchive | public.data public.composite-content | webarchive | \
      application/x-webarchive | web archive
    com.microsoft.word.doc | public.data public.composite-content | doc | application/msword | \
      Word document
    org.openxmlformats.wordprocessingml.document | public.data public.composite-content | docx \
      | application/vnd.openxmlformats-officedocument.wordprocessingml.document | Word document
    org.oasis-open.opendocument.text | public.data public.composite-content | odt | \
      application/vnd.oasis.opendocument.text | OpenDocument text
    public.image | public.data public.content | | | image
    public.jpeg | public.image | jpeg jpg jpe jfif | image/jpeg image/jpg | JPEG image
    public.jpeg-2000 | public.image | jp2 j2k jpf jpx | image/jp2 image/jpx | JPEG 2000 image
    public.jpeg-xl | public.image | jxl | image/jxl | JPEG XL image
    public.tiff | public.image | tiff tif | image/tiff | TIFF image
    com.compuserve.gif | public.image | gif | image/gif | GIF image
    public.png | public.image | png | image/png | PNG image
    com.apple.icns | public.image | icns | | icon image
    com.microsoft.bmp | public.image | bmp dib | image/bmp image/x-bmp image/x-ms-bmp | BMP image
    com.microsoft.ico | public.image | ico | image/vnd.microsoft.icon image/x-icon | icon image
    public.camera-raw-image | public.image | raw | | camera RAW image
    com.adobe.raw-image | public.camera-raw-image | dng | image/x-adobe-dng | DNG image
    com.ilm.openexr-image | public.image | exr | | OpenEXR image
    public.svg-image | public.image | svg svgz | image/svg+xml | SVG image
    com.apple.live-photo | | | | Live Photo
    public.heif | public.image | heif | image/heif | HEIF image
    public.heic | public.image | heic | image/heic | HEIC image
    public.heics | public.image | heics | image/heic-sequence | HEIC image sequence
    org.webmproject.webp | public.image | webp | image/webp | WebP image
    public.avif | public.image | avif | image/avif | AVIF image
    com.adobe.photoshop-image | public.image | psd | image/vnd.adobe.photoshop | Photoshop \
      document
    public.3d-content | public.content | | | 3D content
    com.pixar.universal-scene-description | public.data public.3d-content | usd usda usdc | | \
      USD scene
    com.pixar.universal-scene-description-mobile | public.data public.3d-content | usdz | \
      model/vnd.usdz+zip | USDZ scene
    com.apple.reality | public.data | reality | model/vnd.reality | Reality file
    com.apple.scenekit.scene | public.data public.3d-content | scn | | SceneKit scene
    com.apple.arobject | public.data | arobject | | AR reference object
    public.audiovisual-content | public.data public.content | | | audiovisual content
    public.movie | public.audiovisual-content | | | movie
    public.video | public.movie | | | video
    public.audio | public.audiovisual-content | | | audio
    com.apple.quicktime-movie | public.movie | mov qt | video/quicktime | QuickTime movie
    public.mpeg | public.movie | mpg mpeg mpe m75 m15 | video/mpeg | MPEG movie
    public.mpeg-2-video | public.video | m2v | video/mpeg2 | MPEG-2 video
    public.mpeg-2-transport-stream | public.movie | ts | video/mp2t | MPEG-2 transport stream
    public.mp3 | public.audio | mp3 mpga | audio/mpeg audio/mp3 audio/mpg | MP3 audio
    public.mpeg-4 | public.movie | mp4 mpg4 | video/mp4 video/mpeg4 | MPEG-4 movie
    public.mpeg-4-audio | public.mpeg-4 public.audio | mp4a | audio/mp4 | MPEG-4 audio
    com.apple.m4a-audio | public.mpeg-4-audio | m4a | audio/x-m4a audio/m4a | Apple MPEG-4 audio
    com.apple.protected-mpeg-4-audio | public.audio | m4p | | protected MPEG-4 audio
    com.apple.m4v-video | public.movie | m4v | video/x-m4v | Apple MPEG-4 movie
    com.apple.protected-mpeg-4-video | com.apple.m4v-video | | | protected MPEG-4 movie
    public.avi | public.movie | avi vfw | video/avi video/x-msvideo video/msvideo | AVI movie
    org.webmproject.webm | public.movie | webm | video/webm | WebM movie
    org.matroska.mkv | public.movie | mkv | video/x-matroska | Matroska movie
    public.aiff-audio | public.aifc-audio | aiff aif | audio/aiff audio/x-aiff | AIFF audio
    public.aifc-audio | public.audio | aifc | audio/aifc | AIFF-C audio
    com.microsoft.waveform-audio | public.audio | wav wave bwf | audio/vnd.wave audio/wav \
      audio/wave audio/x-wav | Waveform audio
    public.aac-audio | public.audio | aac adts | audio/aac audio/aacp | AAC audio
    org.xiph.flac | public.audio | flac | audio/flac audio/x-flac | FLAC audio
    org.xiph.ogg-audio | public.audio | oga ogg | audio/ogg | Ogg audio
    com.apple.coreaudio-format | public.audio | caf | audio/x-caf | CAF audio
    public.midi-audio | public.audio | midi mid smf kar | audio/midi audio/x-midi | MIDI audio
    public.playlist | | | | playlist
    public.m3u-playlist | public.text public.playlist | m3u m3u8 | audio/mpegurl \
      audio/x-mpegurl application/x-mpegurl | M3U playlist
    public.folder | public.directory | | | folder
    public.volume | public.folder | | | volume
    com.apple.package | public.directory | | | package
    com.apple.bundle | public.directory | bundle | | bundle
    com.apple.plugin | com.apple.bundle com.apple.package | plugin | | plug-in
    com.apple.metadata-importer | com.apple.plugin | mdimporter | | Spotlight importer
    com.apple.quicklook-generator | com.apple.plugin | qlgenerator | | Quick Look generator
    com.apple.xpc-service | com.apple.bundle com.apple.package | xpc | | XPC service
    com.apple.framework | com.apple.bundle | framework | | framework
    com.apple.application | public.executable | | | application
    com.apple.application-bundle | com.apple.application com.apple.bundle com.apple.package | \
      app | | application
    com.apple.application-and-system-extension | com.apple.xpc-service | appex | | application \
      extension
    public.unix-executable | public.data public.executable | | | Unix executable
    com.microsoft.windows-executable | public.data public.executable | exe | \
      application/x-msdownload | Windows executable
    com.apple.systempreference.prefpane | com.apple.package com.apple.bundle | prefPane | | \
      System Preferences pane
    public.archive | | | | archive
    org.gnu.gnu-zip-archive | public.data public.archive | gz gzip | application/gzip \
      application/x-gzip | gzip archive
    public.bzip2-archive | public.data public.archive | bz2 bzip2 bz | application/x-bzip2 \
      application/x-bzip | bzip2 archive
    com.pkware.zip-archive | public.data public.archive | | | ZIP archive
    public.zip-archive | com.pkware.zip-archive | zip | application/zip \
      application/x-zip-compressed | ZIP archive
    com.apple.archive | public.data public.archive | aar yaa | | Apple archive
    public.tar-archive | public.data public.archive | tar | application/x-tar application/tar | \
      tar archive
    org.gnu.gnu-zip-tar-archive | org.gnu.gnu-zip-archive | tgz | application/x-compressed-tar \
      | gzip-compressed tar archive
    org.tukaani.xz-archive | public.data public.archive | xz | application/x-xz | XZ archive
    org.7-zip.7-zip-archive | public.data public.archive | 7z | application/x-7z-compressed | \
      7-Zip archive
    public.spreadsheet | public.content | | | spreadsheet
    com.microsoft.excel.xls | public.data public.spreadsheet | xls | application/vnd.ms-excel | \
      Excel workbook
    org.openxmlformats.spreadsheetml.sheet | public.data public.spreadsheet | xlsx | \
      application/vnd.openxmlformats-officedocument.spreadsheetml.sheet | Excel workbook
    org.oasis-open.opendocument.spreadsheet | public.data public.spreadsheet | ods | \
      application/vnd.oasis.opendocument.spreadsheet | OpenDocument spreadsheet
    public.presentation | public.composite-content | | | presentation
    com.microsoft.powerpoint.ppt | public.data public.presentation | ppt | \
      application/vnd.ms-powerpoint | PowerPoint presentation
    org.openxmlformats.presentationml.presentation | public.data public.presentation | pptx | \
      application/vnd.openxmlformats-officedocument.presentationml.presentation | PowerPoint \
      presentation
    org.oasis-open.opendocument.presentation | public.data public.presentation | odp | \
      application/vnd.oasis.opendocument.presentation | OpenDocument presentation
    public.database | | | | database
    public.message | | | | message
    public.contact | | | | contact
    public.vcard | public.text public.contact | vcf vcard | text/vcard text/directory \
      text/x-vcard | vCard
    public.to-do-item | | | | to-do item
    public.calendar-event | | | | calendar event
    com.apple.ical.ics | public.text public.calendar-event | ics | text/calendar | calendar file
    public.email-message | public.message | | | email message
    com.apple.mail.email | public.data public.email-message | eml | message/rfc822 | email message
    com.apple.internet-location | public.data | | | internet location
    com.microsoft.internet-shortcut | public.data | url | | internet shortcut
    public.font | | | | font
    public.truetype-font | public.font | | | TrueType font
    public.truetype-ttf-font | public.data public.truetype-font | ttf | font/ttf \
      application/x-font-ttf | TrueType font
    public.truetype-collection-font | public.data public.truetype-font | ttc | font/collection \
      | TrueType font collection
    public.opentype-font | public.data public.font | otf | font/otf | OpenType font
    public.bookmark | | | | bookmark
    com.rsa.pkcs-12 | public.data | p12 pfx | application/x-pkcs12 | PKCS 12 data
    public.x509-certificate | public.data | cer crt der pem | application/x-x509-ca-cert \
      application/pkix-cert | X.509 certificate
    org.idpf.epub-container | public.data public.composite-content | epub | \
      application/epub+zip | EPUB document
    com.apple.linkpresentation.metadata | public.data | | | link metadata
    com.apple.haptics.ahap | public.json | ahap | | haptic pattern
    """

  /// The declarations by their identifiers.
  static let all: [String: TypeDeclaration] = {
    var all: [String: TypeDeclaration] = [:]
    for (place, line) in text.split(separator: "\n").enumerated() {
      let declaration = TypeDeclaration(line: line, place: place)
      all[declaration.identifier] = declaration
    }
    return all
  }()

  /// The declarations in the order of the table.
  static let ordered = all.values.sorted { $0.place < $1.place }

  /// The declarations by filename extension, in lower case. An extension belongs to one type only.
  static let byExtension = index(\.extensions)

  /// The declarations by MIME type, in lower case. A MIME type belongs to one type only.
  static let byMIMEType = index(\.mimeTypes)

  private static func index(_ tags: (TypeDeclaration) -> [String]) -> [String: TypeDeclaration] {
    var index: [String: TypeDeclaration] = [:]
    for declaration in ordered {
      for tag in tags(declaration) { index[tag.lowercased()] = declaration }
    }
    return index
  }
}
