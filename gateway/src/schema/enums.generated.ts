/** Where advertising is seen. */
export type AdType =
  /** Online: banners, recommended places, mailings. */
  | 'ONLINE'
  /** At the venue: billboards, flags, light boxes. */
  | 'ON_SITE'
  /** In print: the catalogue, the visitor guide. */
  | 'PRINT';

/** What a key lets a program read or do. */
export type ApiKeyScope =
  /** Addresses that are called when public records change: to add, change and remove them. For keys of partners only. */
  | 'MANAGE_WEBHOOKS'
  /** Events and their sessions. */
  | 'READ_EVENTS'
  /** Exhibitors. */
  | 'READ_EXHIBITORS'
  /** News of the show and of exhibitors. */
  | 'READ_NEWS'
  /** Questions to the own company, with the names of those who ask. For keys of exhibitors only. */
  | 'READ_OWN_CONSULTATIONS'
  /** Visitors whose pass the own company has scanned, with their names and addresses. For keys of exhibitors only. */
  | 'READ_OWN_LEADS'
  /** All products of the own company, also those that are not public. For keys of exhibitors only. */
  | 'READ_OWN_PRODUCTS'
  /** Purchasing requests of visitors, without their names and addresses. */
  | 'READ_POSTS'
  /** Products of exhibitors. */
  | 'READ_PRODUCTS'
  /** Videos of exhibitors. */
  | 'READ_VIDEOS'
  /** Adding and changing exhibitors, as the organiser's own system does. For keys of partners only. */
  | 'WRITE_EXHIBITORS';

/** Whether a key serves. */
export type ApiKeyState =
  /** It serves. */
  | 'ACTIVE'
  /** Its time is over, or another key has taken its place. */
  | 'EXPIRED'
  /** Somebody has ended it. */
  | 'REVOKED';

/** Kinds of cards that a badge is asked for with. */
export type BadgeCardType =
  /** Identity card of mainland China. Its number is proved by its check character. */
  | 'IDENTITY_CARD'
  /** Passport or any other card. A picture of it is needed. */
  | 'OTHER';

/** Kinds of booths. */
export type BoothKind =
  /** Bare floor, on which the company builds. */
  | 'RAW_SPACE'
  /** A booth with walls, name board and furniture. */
  | 'STANDARD';

/** Why an export was given up. */
export type BulkExportProblem =
  /** No key of the partner may read any more what it asks for. */
  | 'SCOPE'
  /** The schema has changed so that its selection is not valid any more. */
  | 'SELECTION'
  /** It was tried several times and did not come on. Begin another one. */
  | 'TROUBLE';

/** How far an export is. */
export type BulkExportState =
  /**
   * It was ended by `cancelExport`, or because somebody whose purchasing request it may hold has to be forgotten: begin another
   * one, and remove what you have kept of this file.
   */
  | 'CANCELLED'
  /** The file is there until `expiresAt`. */
  | 'DONE'
  /** It was given up; `problem` says why. */
  | 'FAILED'
  /** Its file is being made; `done` tells how far. */
  | 'RUNNING'
  /** Nothing of it has been made yet. */
  | 'WAITING';

/** What requests that are read by cursor are ordered by. The id decides between equal values. */
export type BuyerPostOrder =
  /** When they were published. */
  | 'CREATED_AT'
  /** Their ids: no change moves them. Best for reading the whole list. */
  | 'ID'
  /** When they last changed: what is changed while the list is read comes again, later in the list. */
  | 'UPDATED_AT';

/** What has happened to a record. */
export type ChangeOperation =
  /** Nobody reads it any more: remove what you have. */
  | 'REMOVE'
  /** It is new, or something that everybody reads of it has changed: write `object` in the place of what you have. */
  | 'UPSERT';

/** Kinds of records whose changes are told. */
export type ChangeType =
  /** A purchasing request that has been published. */
  | 'BUYER_POST'
  /** A category of the classification. */
  | 'CATEGORY'
  /** A conference or event, with its sessions. */
  | 'EVENT'
  /** An exhibitor. */
  | 'EXHIBITOR'
  /** A news entry of the show or of an exhibitor. */
  | 'NEWS'
  /** A product that has been published. */
  | 'PRODUCT'
  /** A video of an exhibitor. */
  | 'VIDEO';

/** Whether a piece of an article stayed, went or came. */
export type ChangedPieceKind =
  /** The piece stands in the later version only. */
  | 'ADDED'
  /** The piece stands in the earlier version only. */
  | 'REMOVED'
  /** The piece stands in both versions. */
  | 'SAME';

/** Where a verification code goes. */
export type CodeChannel =
  /** To an e-mail address. */
  | 'EMAIL'
  /** To a mobile number. */
  | 'SMS';

/** What events that are read by cursor are ordered by. The id decides between equal values. */
export type ConferenceEventOrder =
  /** Their ids: no change moves them. Best for reading the whole list. */
  | 'ID'
  /** When they last changed: what is changed while the list is read comes again, later in the list. */
  | 'UPDATED_AT';

/** Which questions: those that somebody asked, or those that somebody is asked. */
export type ConsultationBox =
  /** Asked by the account. */
  | 'ASKED_BY_ME'
  /** Asked to the account, or to the company that it speaks for. */
  | 'ASKED_TO_ME';

/** What kinds of things questions are about. */
export type ConsultationKind =
  /** A buyer's purchasing request. */
  | 'BUYER_POST'
  /** An exhibitor. */
  | 'EXHIBITOR'
  /** A product. */
  | 'PRODUCT';

/** Whether a question waits for a reply, was replied to, or is closed. */
export type ConsultationStatus =
  /** One side has ended it; nothing can be added. */
  | 'CLOSED'
  /** The asked side has answered. */
  | 'REPLIED'
  /** The asked side has yet to answer: it was asked, or asked further. */
  | 'UNANSWERED';

/** Groups of contact cards. */
export type ContactGroup =
  /** The cable cloud, the show's platform on the net. */
  | 'CABLE_CLOUD'
  /** Visa letters for exhibitors. */
  | 'EXHIBITOR_VISA'
  /** Booking of hotels. */
  | 'HOTELS'
  /** Exhibitions abroad. */
  | 'OVERSEAS_EXHIBITIONS'
  /** Services for visitors. */
  | 'VISITOR_SERVICES'
  /** Visa letters for visitors. */
  | 'VISITOR_VISA';

/** What becomes of content that is saved. */
export type ContentAim =
  /** A draft; the site stays as it is. */
  | 'DRAFT'
  /** Public, now or at its moment. */
  | 'PUBLISHED';

/** Whether a draft of an entry waits. */
export type ContentDraftState =
  /** The entry has no draft. */
  | 'NONE'
  /** It is published at its moment. */
  | 'SCHEDULED'
  /** A draft waits for its editor. */
  | 'WAITING';

/** How a field of content is written, and by which rules it is checked. */
export type ContentFieldKind =
  /** An address: http(s), or a path of this site. */
  | 'ADDRESS'
  /** One of its choices. */
  | 'CHOICE'
  /** A day, yyyy-MM-dd. */
  | 'DATE'
  /** Address of a file that was uploaded in the console. */
  | 'FILE'
  /** One line of text. */
  | 'LINE'
  /** A moment in Shanghai, yyyy-MM-dd HH:mm:ss. */
  | 'MOMENT'
  /** A number, whole unless its hint says otherwise. */
  | 'NUMBER'
  /** Address of a JPEG or PNG that was uploaded in the console. */
  | 'PICTURE'
  /** HTML with headings, lists, links, pictures and tables. */
  | 'RICH'
  /** `yes` for on, blank for off. */
  | 'SWITCH'
  /** Several lines of text. */
  | 'TEXT';

/** The part of the site that a list of content belongs to. */
export type ContentGroup =
  /** Whom to turn to. */
  | 'CONTACTS'
  /** Classification, tags and recommendations. */
  | 'DIRECTORY'
  /** Files to open and download. */
  | 'DOCUMENTS'
  /** Conferences, broadcasts, fairs abroad and forms. */
  | 'EVENTS'
  /** What exhibitors order and hand in. */
  | 'EXHIBITING'
  /** Pages about the show. */
  | 'PAGES'
  /** What visitors are asked. */
  | 'REGISTRATION'
  /** The way to the venue, hotels, visas. */
  | 'TRAVEL';

/** Whether an entry is on the site. */
export type ContentStage =
  /** A draft that was never public. */
  | 'NEW'
  /** The entry is on the site. */
  | 'PUBLIC'
  /** Was on the site, and is not any more. */
  | 'REMOVED';

/** Who is served a part of the schema. */
export type Contract =
  /** The organiser's console. */
  | 'CONSOLE'
  /** Helpers of a demo edition. */
  | 'DEMO'
  /** Partner systems with a key, and the site. */
  | 'PARTNER'
  /** The site alone, for visitors and exhibitors in the browser. */
  | 'SITE';

/** States of a coupon. */
export type CouponStatus =
  /** Its last day is over, or its state is unknown. */
  | 'EXPIRED'
  /** Can be used. */
  | 'UNUSED'
  /** Has been used. */
  | 'USED';

/** What becomes of an article that is saved. */
export type DeskArticleAim =
  /** A draft, or a draft again; not what is public already. */
  | 'DRAFT'
  /** Public, now or at its moment. */
  | 'PUBLISHED'
  /** Off the site. */
  | 'WITHDRAWN';

/** Where an article of the show stands. */
export type DeskArticleStage =
  /** Is being written; nobody but the editors sees it. */
  | 'DRAFT'
  /** Is on the site. */
  | 'PUBLISHED'
  /** Becomes public at a moment that lies ahead. */
  | 'SCHEDULED'
  /** Was on the site, and is not any more. */
  | 'WITHDRAWN';

/** Which companies the organiser looks for. */
export type DeskCompanyState =
  /** Those with an account that is locked. */
  | 'LOCKED'
  /** Those that nobody can sign in for. */
  | 'WITHOUT_ACCOUNT'
  /** Those without a booth number. */
  | 'WITHOUT_BOOTH';

/** What somebody is to the show. */
export type DeskPersonRole =
  /** Works for an exhibitor. */
  | 'EXHIBITOR'
  /** Visits the exhibition. */
  | 'VISITOR';

/** What the door says to a scan. */
export type DoorResult =
  /** The person is in already, and is counted once. */
  | 'AGAIN'
  /** First scan of the day: the person comes in. */
  | 'IN'
  /** There is no such pass. */
  | 'UNKNOWN'
  /** The pass was taken back. */
  | 'WITHDRAWN';

/** Whether an edition is a draft, the current or a past one. */
export type EditionStatus =
  /** What the site shows. */
  | 'CURRENT'
  /** Only the organiser sees it. */
  | 'DRAFT'
  /** An edition before the current one. */
  | 'PAST';

/** Ways to sign up for an event. */
export type EventSignUpKind =
  /** On a page elsewhere. */
  | 'EXTERNAL'
  /** With a form on this site. */
  | 'FORM'
  /** Not at all: everybody may come. */
  | 'NONE';

/** How exhibitors are imported. */
export type ExhibitorImportMode =
  /** Adds the lines without a problem and leaves out the others. */
  | 'GOOD'
  /** Adds all lines or none. */
  | 'WHOLE';

/** Step that a running import is at. */
export type ExhibitorImportPhase =
  /** Comparing its lines with what is there by now. */
  | 'CHECKING'
  /** Leaving invitation letters. */
  | 'LETTERS'
  /** Adding companies. */
  | 'WRITING';

/** Where a spreadsheet of exhibitors stands. */
export type ExhibitorImportState =
  /** Checked; it can be started. */
  | 'CHECKED'
  /** All lines have been dealt with. */
  | 'DONE'
  /** Given up after several failures. Started again it goes on where it was. */
  | 'FAILED'
  /** Read; not checked with its columns as they are. */
  | 'READ'
  /** A whole in which something went wrong between the check and the import: nothing was written. */
  | 'REFUSED'
  /** Companies are being added. */
  | 'RUNNING'
  /** Started; nobody works at it yet. */
  | 'WAITING';

/** What exhibitors that are read by cursor are ordered by. The id decides between equal values. */
export type ExhibitorOrder =
  /** Their booth numbers. */
  | 'BOOTH'
  /** When they came on the site. */
  | 'CREATED_AT'
  /** Their ids: no change of an exhibitor moves it. Best for reading the whole list. */
  | 'ID'
  /** When they last changed: one that is changed while the list is read comes again, later in the list. */
  | 'UPDATED_AT';

/** What became of a record of an exhibitor. */
export type ExhibitorRecordOutcome =
  /** The exhibitor was added, or would be. */
  | 'ADDED'
  /** The exhibitor was changed, or would be. */
  | 'CHANGED'
  /** Something is wrong in the record: nothing of it was written. `errors` tells what. */
  | 'REFUSED'
  /** The exhibitor is as the record says: nothing was written. */
  | 'UNCHANGED';

/** What can be marked for later. */
export type FavouriteKind =
  /** An exhibitor. */
  | 'EXHIBITOR'
  /** A product. */
  | 'PRODUCT';

/** Kinds of fields of a form. */
export type FormFieldKind =
  /** One file. */
  | 'FILE'
  /** Up to ten files. */
  | 'FILES'
  /** One of the options. */
  | 'SELECT'
  /** A text of at most 500 characters. */
  | 'TEXT';

/** Whether somebody who was invited has come. */
export type FriendInvitationStatus =
  /** The person has registered by the invitation. */
  | 'INVITED'
  /** The mail is sent; the person has not registered by it yet. */
  | 'TO_BE_INVITED';

/** What the pass of a member of a group is good for. */
export type GroupPassState =
  /** The leader has cancelled it: it lets nobody in. */
  | 'CANCELLED'
  /** It lets the person in, and has done so at least once. */
  | 'CHECKED_IN'
  /** Somebody else came in this person's place: it lets nobody in. */
  | 'REPLACED'
  /** It lets the person in. */
  | 'VALID';

/** Kinds of earlier broadcasts. */
export type LiveEpisodeKind =
  /** Opens its link. */
  | 'LINK'
  /** Plays its film here, or shows its cover where it has none. */
  | 'OTHER';

/** A language of the site. */
export type Locale =
  /** English. */
  | 'EN'
  /** Chinese. The default. */
  | 'ZH';

/** How a message reached somebody. */
export type MessageChannel =
  /** To an e-mail address. */
  | 'EMAIL'
  /** To a mobile number. */
  | 'SMS';

/** What news entries that are read by cursor are ordered by. The id decides between equal values. */
export type NewsArticleOrder =
  /** When they were published. */
  | 'CREATED_AT'
  /** Their ids: no change moves them. Best for reading the whole list. */
  | 'ID'
  /** When they last changed: what is changed while the list is read comes again, later in the list. */
  | 'UPDATED_AT';

/** The show's two lists of news. */
export type NewsKind =
  /** Topics of the trade. */
  | 'FOCUS'
  /** News of the show. */
  | 'NEWS';

/** Whose news entries are. */
export type NewsSource =
  /** News of exhibitors. */
  | 'EXHIBITORS'
  /** News of the show. */
  | 'SHOW'
  /** Topics of the trade, from the show. */
  | 'TRADE';

/** How far long work is. */
export type OperationsJobState =
  /** It is done. */
  | 'DONE'
  /** It was given up after several attempts without a step; somebody may have it go on. */
  | 'FAILED'
  /** A server works at it. */
  | 'RUNNING'
  /** It waits for its turn. */
  | 'WAITING';

/** Which messages are asked for. */
export type OperationsMessageState =
  /** E-mails that were delivered to a mail server and came back from there. */
  | 'BOUNCED'
  /** Messages that were given up, for example because their mail server knows no such address. */
  | 'FAILED'
  /** Messages that wait to be delivered. */
  | 'WAITING';

/** A part that the installation depends on. */
export type OperationsPartName =
  /** The database. */
  | 'DATABASE'
  /** The folder or bucket of uploaded files. */
  | 'FILES'
  /** The mail server. */
  | 'MAIL'
  /** Notifications between servers, by which changes show at once. */
  | 'NOTIFICATIONS'
  /** The service that sends text messages. */
  | 'SMS';

/** How a part is. */
export type OperationsPartState =
  /** Nothing is set up for it. */
  | 'OFF'
  /** It answers; of mail and SMS: it is set up, and no message waits that it has refused. */
  | 'OK'
  /** It does not answer, or not in time; of mail and SMS: a message waits that was tried in vain. */
  | 'TROUBLE';

/** Lists that stand on the site's pages. */
export type PageSection =
  /** Fields of the exhibit range, with pictures. */
  | 'EXHIBIT_RANGE'
  /** Companies that the factory tour visits. */
  | 'FACTORY_COMPANY'
  /** What speaks for the factory tour. */
  | 'FACTORY_HIGHLIGHT'
  /** Partner media, with logos. */
  | 'MEDIA_PARTNER'
  /** Kinds of visitors, each with where it leads. */
  | 'VISITOR_TYPE';

/** Texts and addresses of pages that the organiser keeps. */
export type PageTextKey =
  /** About the show: introduction, rich text. */
  | 'ABOUT_INTRO'
  /** About the show: the organisers, rich text. */
  | 'ABOUT_ORGANISER'
  /** Factory visits: address of the picture. */
  | 'FACTORY_IMAGE'
  /** Factory visits: address of the sign-up. */
  | 'FACTORY_REGISTER'
  /** Factory visits: text, rich text. */
  | 'FACTORY_TEXT'
  /** Hotels: headline of the banner. */
  | 'HOTEL_HEADLINE'
  /** Hotels: address of the banner's picture. */
  | 'HOTEL_IMAGE'
  /** Hotels: line below the headline. */
  | 'HOTEL_SUBTITLE'
  /** Review of the last edition, rich text. */
  | 'LAST_VIEW'
  /** Accessibility statement, rich text. */
  | 'LEGAL_ACCESSIBILITY'
  /** Number of the site's ICP filing with China's ministry of industry, as `沪ICP备…号`. */
  | 'LEGAL_ICP'
  /** Imprint: who answers for the site, rich text. */
  | 'LEGAL_IMPRINT'
  /** Privacy notice, rich text. */
  | 'LEGAL_PRIVACY'
  /** Terms of use, rich text. */
  | 'LEGAL_TERMS'
  /** Home of the products, poster for suppliers: headline. */
  | 'POSTER_COMPANY_HEADLINE'
  /** Home of the products, poster for suppliers: address of the picture. */
  | 'POSTER_COMPANY_IMAGE'
  /** Home of the products, poster for suppliers: line below the headline. */
  | 'POSTER_COMPANY_SUBTITLE'
  /** Home of the products, poster for buyers: headline. */
  | 'POSTER_NEED_HEADLINE'
  /** Home of the products, poster for buyers: address of the picture. */
  | 'POSTER_NEED_IMAGE'
  /** Home of the products, poster for buyers: line below the headline. */
  | 'POSTER_NEED_SUBTITLE'
  /** Way to the venue: line below the title. */
  | 'TRAFFIC_SUBTITLE'
  /** Way to the venue: title. */
  | 'TRAFFIC_TITLE'
  /** Visa letters: address of the form to fill in. */
  | 'VISA_ATTACHMENT'
  /** Visa letters: address of the picture. */
  | 'VISA_IMAGE'
  /** Visa letters: remark, rich text. */
  | 'VISA_REMARK'
  /** Visa letters: line below the title. */
  | 'VISA_SUBTITLE'
  /** Visa letters: title. */
  | 'VISA_TITLE';

/** How far an application of an exhibitor to a buyer is. */
export type PairingStatus =
  /** The review is passed: the thread with the buyer is open. */
  | 'AUDIT_SUCCESSFUL'
  /** The organiser has yet to review it. */
  | 'AWAITING_REVIEW'
  /** The review failed; it may be applied again. */
  | 'FAILED'
  /** The buyer has accepted the exhibitor. */
  | 'PAIRED';

/** What becomes of records when their person is forgotten. */
export type PersonPartFate =
  /** They stay without what tells of the person. */
  | 'EMPTIED'
  /** The records stay as they are. */
  | 'KEPT'
  /** The records are removed. */
  | 'REMOVED';

/** Designs of the posters by which exhibitors invite. */
export type PosterTemplate =
  /** A light drawing sheet, kind to printers. */
  | 'BLUEPRINT'
  /** Navy, with a cable cut through in colour. */
  | 'NIGHT';

/** What a poster is asked for. */
export type PosterUse =
  /** To look at: 720 × 1080 pixels. */
  | 'PREVIEW'
  /** To print and to send: 1620 × 2430 pixels. */
  | 'PRINT';

/** What products that are read by cursor are ordered by. The id decides between equal values. */
export type ProductOrder =
  /** When they were published. */
  | 'CREATED_AT'
  /** Their ids: no change moves them. Best for reading the whole list. */
  | 'ID'
  /** When they last changed: what is changed while the list is read comes again, later in the list. */
  | 'UPDATED_AT';

/** How urgent a purchasing request is and how often it comes. */
export type PublishType =
  /** The buyer needs it once. */
  | 'ONE_OFF'
  /** Needed regularly or over a long time. */
  | 'PERIODIC'
  /** The buyer needs it at once. */
  | 'URGENT';

/** What kind of goods a purchasing request wants. */
export type PurchaseType =
  /** Machinery and equipment. */
  | 'MACHINERY'
  /** Other solutions for production. */
  | 'OTHER'
  /** Semi-finished or finished products. */
  | 'PRODUCTS'
  /** Raw materials. */
  | 'RAW_MATERIALS';

/** Where a registration comes from. */
export type RegistrationSource =
  /** In the list of a group. */
  | 'GROUP'
  /** Invited by a code or an e-mail. */
  | 'INVITED'
  /** Somebody else registered the visitor. */
  | 'OTHERS'
  /** The visitor came by himself. */
  | 'OWN'
  /** By the poster of somebody who invites. */
  | 'POSTER';

/** Why a record is not public any more. */
export type RemovalReason =
  /** It was deleted for good. */
  | 'DELETED'
  /** It was deleted with the person whose it was. Remove it from archives and backups too. */
  | 'FORGOTTEN'
  /** It has become part of another record of its kind, which `mergedIntoId` names. */
  | 'MERGED'
  /** It was taken off the site, by its owner, the organiser or a review. It may come back: then it is an `UPSERT`. */
  | 'WITHDRAWN';

/** Who took a step of a review. */
export type ReviewActor =
  /** The demo by itself. */
  | 'DEMO'
  /** Somebody of the organiser's staff. */
  | 'ORGANISER'
  /** Whoever handed it in. */
  | 'OWNER';

/** How a value of a reviewed record is to be shown. */
export type ReviewFieldKind =
  /** Address of a file. */
  | 'FILE'
  /** A web address as somebody wrote it, perhaps without its protocol. */
  | 'LINK'
  /** Address of a picture. */
  | 'PICTURE'
  /** Sanitised HTML. */
  | 'RICH'
  /** Words, as they were written. */
  | 'TEXT'
  /** Address of a video. */
  | 'VIDEO';

/** What became of a decision. */
export type ReviewOutcome =
  /** Has taken effect. */
  | 'DECIDED'
  /** It was decided on, changed or deleted meanwhile. */
  | 'GONE'
  /** Takes effect when it can no longer be taken back. */
  | 'HELD'
  /** Somebody else was first. */
  | 'TAKEN'
  /** Its approval settles something, and so it is approved alone. */
  | 'TERMS';

/** States of what an organiser approves before it is public. */
export type ReviewStatus =
  /** The organiser has approved it. */
  | 'APPROVED'
  /** Refused, with a reason. Its owner may change it and hand it in again. */
  | 'REJECTED'
  /** Handed in; nobody has decided yet. */
  | 'UNDER_REVIEW';

/** As whom somebody takes part. */
export type Role =
  /** Works for an exhibitor. */
  | 'EXHIBITOR'
  /** Visits the exhibition. */
  | 'VISITOR';

/** Kind of a suggestion. */
export type SearchSuggestionKind =
  /** An exhibitor, by name. */
  | 'EXHIBITOR'
  /** A search that many make. */
  | 'HOT_SEARCH'
  /** A name that products on show have. */
  | 'PRODUCT';

/** Categories of the service manual, in its order. */
export type ServiceCategory =
  /** Building the booth. */
  | 'BUILDING'
  /** What the organiser provides at the booth. */
  | 'EXHIBITOR_SERVICES'
  /** Everything else. */
  | 'OTHER'
  /** Publicity. */
  | 'PUBLICITY'
  /** Shipping the exhibits. */
  | 'SHIPMENT'
  /** Transport and handling at the venue. */
  | 'TRANSPORT';

/** How something of the service manual is dealt with. */
export type ServiceFillType =
  /** A file is downloaded; nothing is handed in. */
  | 'DOWNLOAD'
  /** Its form is filled in online. */
  | 'ONLINE'
  /** A file is downloaded, filled in and uploaded. */
  | 'UPLOAD';

/** What somebody of the organiser may do; none implies another. */
export type StaffRight =
  /** Invites others, gives rights, reads the log. */
  | 'ADMINISTRATOR'
  /** Lets people in at the door. */
  | 'DOOR'
  /** Changes the edition and all that the site says. */
  | 'EDITOR'
  /** Decides on what waits for review. */
  | 'REVIEWER';

/** Where somebody of the staff stands. */
export type StaffState =
  /** Can sign in. */
  | 'ACTIVE'
  /** Has not accepted the invitation yet. */
  | 'INVITED'
  /** Is locked out. */
  | 'LOCKED';

/** Whom a newsletter subscriber is. */
export type SubscriberRole =
  /** Works for an exhibitor. */
  | 'EXHIBITOR'
  /** Works for the media. */
  | 'MEDIUM'
  /** Visits the show. */
  | 'VISITOR';

/** How a file of separated values (.csv) is encoded. */
export type TextEncoding =
  /** Traditional Chinese. */
  | 'BIG5'
  /** Korean. */
  | 'EUC_KR'
  /** Simplified Chinese; it holds GBK and GB2312. */
  | 'GB18030'
  /** Japanese. */
  | 'SHIFT_JIS'
  /** Unicode, one to four bytes a character. */
  | 'UTF_8'
  /** Unicode, two or four bytes a character. */
  | 'UTF_16'
  /** Central European languages. */
  | 'WINDOWS_1250'
  /** Languages with Cyrillic letters. */
  | 'WINDOWS_1251'
  /** Western European languages. */
  | 'WINDOWS_1252'
  /** Greek. */
  | 'WINDOWS_1253';

/** Kinds of expected failures of a mutation. */
export type UserErrorCode =
  /** It is accepted with a picture: get one by `issueCaptcha`, and send the same again with its key and what it shows. */
  | 'CAPTCHA_NEEDED'
  /** Somebody else has changed it since it was read: compare, and send it again with its new version. */
  | 'CHANGED'
  /** The time for it is over, or has not begun. */
  | 'CLOSED'
  /** The state of the record does not allow it, like an edit under review, or another record is in the way, like a booth that is taken. */
  | 'CONFLICT'
  /** The same thing has been done before. */
  | 'DUPLICATE'
  /** A verification code, a link or a key is wrong, used up or too old: get a new one. */
  | 'EXPIRED'
  /** The input breaks a rule; the message says which, and `path` where. */
  | 'INVALID'
  /** Whoever asks may not do this, for instance apply for their own request. */
  | 'NOT_ALLOWED'
  /** What the input names is not there, or not for whoever asks. */
  | 'NOT_FOUND'
  /** Somebody is signed in as the other role here: sign out first. */
  | 'OTHER_ROLE'
  /** As many as there may be are there already: places, badges, pieces, keys. */
  | 'QUOTA'
  /** Something outside that this depends on does not work right now: try again later. */
  | 'UNAVAILABLE'
  /** What was read off the picture is wrong, or the picture has expired: get a new one. */
  | 'WRONG_CAPTCHA';

/** What videos that are read by cursor are ordered by. The id decides between equal values. */
export type VideoOrder =
  /** When they were published. */
  | 'CREATED_AT'
  /** Their ids: no change moves them. Best for reading the whole list. */
  | 'ID';

/** How many answers a question takes. */
export type VisitQuestionKind =
  /** One or more options are chosen. */
  | 'MULTIPLE'
  /** One option is chosen. */
  | 'SINGLE';

/** Where a registration for a visit stands. */
export type VisitRegistrationState =
  /** Complete: there is a pass. */
  | 'FINISHED'
  /** The information is there; the questionnaire is missing. */
  | 'INFORMED'
  /** The number or address is proved; the information is missing. */
  | 'STARTED';

/** How far a delivery is. */
export type WebhookDeliveryState =
  /** The webhook has taken it: it answered with a status from 200 to 299. */
  | 'DELIVERED'
  /** It is not sent any more. */
  | 'FAILED'
  /** What it carries is being made. */
  | 'PREPARING'
  /** It is sent, or sent again, when its time has come. */
  | 'WAITING';

/** Why a webhook is not called. */
export type WebhookPauseReason =
  /** Its partner or the organiser has paused it. */
  | 'ASKED'
  /** More deliveries waited for it than are kept. */
  | 'BACKLOG'
  /** For 48 hours it has taken nothing. */
  | 'FAILING'
  /** It answered 410 (gone). */
  | 'GONE'
  /**
   * The service was restored to an earlier state: what it was told may not hold any more. Resume it, and copy everything anew;
   * all cursors of before have expired.
   */
  | 'RESTORED'
  /** No key of the partner may read any more what its selection asks for. */
  | 'SCOPE'
  /** Its selection is not valid any more since the schema has changed. */
  | 'SELECTION';

/** Whether a webhook is called. */
export type WebhookState =
  /** It is called when something changes. */
  | 'ACTIVE'
  /** It is not called; `pauseReason` says why. */
  | 'PAUSED';
