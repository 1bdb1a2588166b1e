import type { ExportedSection } from '@weekbord/domain/history/exported-data';

/** A phone feature that the app uses, and the declarations that both systems require for it. */
interface PhoneUse {
  readonly android: readonly string[];
  /** Optional features; the store also offers the app to phones without them. */
  readonly optionalFeatures?: readonly string[];
  /** The texts that iOS shows when it asks for access, by their key in Info.plist. */
  readonly ios?: Readonly<Record<string, Readonly<Record<'en' | 'nl', string>>>>;
  readonly entitlements?: Readonly<Record<string, boolean>>;
  /** Matches code that uses the feature, in the built web app or in a plugin's source. */
  readonly usedBy: RegExp;
}

/**
 * Every phone feature that the app uses. The declarations to the systems and stores are generated from this table
 * alone.
 */
export const PHONE_USES = {
  network: { android: ['android.permission.INTERNET'], usedBy: /\bfetch\(/ },
  connection: {
    android: ['android.permission.ACCESS_NETWORK_STATE'],
    // Without this permission, an Android web view never reports whether the phone is online.
    usedBy: /addEventListener\([`'"](?:on|off)line/,
  },
  camera: {
    android: ['android.permission.CAMERA'],
    optionalFeatures: ['android.hardware.camera', 'android.hardware.camera.autofocus'],
    ios: {
      NSCameraUsageDescription: {
        en: 'The camera reads barcodes of food and takes photos of your recipes.',
        nl: 'De camera leest barcodes van voeding en maakt foto’s van je recepten.',
      },
    },
    usedBy: /\bgetUserMedia\(/,
  },
  weight: {
    android: ['android.permission.health.READ_WEIGHT'],
    ios: {
      NSHealthShareUsageDescription: {
        en: 'Once you switch it on in your profile, the first weight of each day is added to your progress.',
        nl: 'Zet je het aan in je profiel, dan komt het eerste gewicht van elke dag in je voortgang.',
      },
    },
    entitlements: { 'com.apple.developer.healthkit': true },
    usedBy: /\bWeightRecord\b|\.bodyMass\b/,
  },
  nutrition: {
    android: ['android.permission.health.WRITE_NUTRITION'],
    ios: {
      NSHealthUpdateUsageDescription: {
        en: 'Once you switch it on in your profile, the energy and nutrients of each meal you tick are written.',
        nl: 'Zet je het aan in je profiel, dan worden de energie en voedingswaarden van elke maaltijd die je afvinkt geschreven.',
      },
    },
    entitlements: { 'com.apple.developer.healthkit': true },
    usedBy: /\bNutritionRecord\b|\.dietaryEnergyConsumed\b/,
  },
  messages: {
    android: ['android.permission.POST_NOTIFICATIONS'],
    usedBy: /PushNotifications\.register\b/,
  },
  vibration: { android: ['android.permission.VIBRATE'], usedBy: /navigator\.vibrate\b/ },
} as const satisfies Readonly<Record<string, PhoneUse>>;

/**
 * iOS APIs that could be used to fingerprint a phone: the reasons that Apple requires for using one, and the code that
 * uses it.
 */
export const REASONED_INTERFACES: readonly ReasonedInterface[] = [
  { type: 'NSPrivacyAccessedAPICategoryUserDefaults', reasons: [], usedBy: /\bUserDefaults\b/ },
  {
    type: 'NSPrivacyAccessedAPICategoryFileTimestamp',
    reasons: [],
    usedBy: /creationDate|modificationDate|\.fileModificationDate|contentModificationDateKey/,
  },
  { type: 'NSPrivacyAccessedAPICategorySystemBootTime', reasons: [], usedBy: /systemUptime|mach_absolute_time/ },
  { type: 'NSPrivacyAccessedAPICategoryDiskSpace', reasons: [], usedBy: /volumeAvailableCapacity|systemFreeSize/ },
  { type: 'NSPrivacyAccessedAPICategoryActiveKeyboards', reasons: [], usedBy: /activeInputModes/ },
];

interface ReasonedInterface {
  readonly type: string;
  readonly reasons: readonly string[];
  readonly usedBy: RegExp;
}

/** A kind of data that the server stores, as both stores name it. */
interface KeptData {
  /** The type in Play's form, and the group of its question. */
  readonly play: readonly [group: string, type: string];
  readonly apple: string;
  /** Whether the product works without the data. */
  readonly isOptional: boolean;
  readonly purposes: readonly Purpose[];
  /** The sections of the data export that contain this kind of data. */
  readonly sections: readonly ExportedSection[];
}

type Purpose = 'functionality' | 'account' | 'personalisation';

/** The names of each purpose in both stores; Apple has no name for accounts. */
export const PURPOSES = {
  functionality: { play: 'PSL_APP_FUNCTIONALITY', apple: 'AppFunctionality' },
  account: { play: 'PSL_ACCOUNT_MANAGEMENT', apple: 'AppFunctionality' },
  personalisation: { play: 'PSL_PERSONALIZATION', apple: 'ProductPersonalization' },
} as const satisfies Readonly<Record<Purpose, unknown>>;

/**
 * Everything that the server stores about a person. None of it is sold, used for tracking, or shared for others' own
 * use.
 */
export const KEPT_DATA = [
  {
    play: ['PSL_DATA_TYPES_PERSONAL', 'PSL_NAME'],
    apple: 'Name',
    isOptional: false,
    purposes: ['functionality', 'account'],
    sections: ['account'],
  },
  {
    play: ['PSL_DATA_TYPES_PERSONAL', 'PSL_EMAIL'],
    apple: 'EmailAddress',
    isOptional: false,
    purposes: ['functionality', 'account'],
    sections: ['account', 'waitlists', 'waiting_invitations', 'ended_invitations'],
  },
  {
    play: ['PSL_DATA_TYPES_PERSONAL', 'PSL_USER_ACCOUNT'],
    apple: 'UserID',
    isOptional: false,
    purposes: ['functionality', 'account'],
    sections: ['account', 'sessions'],
  },
  {
    // Birthday and sex.
    play: ['PSL_DATA_TYPES_PERSONAL', 'PSL_OTHER_PERSONAL'],
    apple: 'OtherDataTypes',
    isOptional: false,
    purposes: ['functionality', 'personalisation'],
    sections: ['profile', 'consents'],
  },
  {
    play: ['PSL_DATA_TYPES_HEALTH_AND_FITNESS', 'PSL_HEALTH'],
    apple: 'Health',
    isOptional: false,
    purposes: ['functionality', 'personalisation'],
    sections: [
      'profile',
      'cycle',
      'cycle_sharing',
      'measurements',
      'meals',
      'recipe_meals',
      'meal_ingredients',
      'food_meals',
      'quick_meals',
      'days',
      'replaced_meals',
      'weekly_plan',
      'day_plans',
      'meal_slots',
      'plan_versions',
      'target_answers',
      'avoided_ingredients',
      'recorded_by_coaches',
      'data_imports',
      'imported_rows',
    ],
  },
  {
    // The exercise that a person reports.
    play: ['PSL_DATA_TYPES_HEALTH_AND_FITNESS', 'PSL_FITNESS'],
    apple: 'Fitness',
    isOptional: false,
    purposes: ['functionality', 'personalisation'],
    sections: ['profile'],
  },
  {
    play: ['PSL_DATA_TYPES_PHOTOS_AND_VIDEOS', 'PSL_PHOTOS'],
    apple: 'PhotosorVideos',
    isOptional: true,
    purposes: ['functionality'],
    sections: ['photos'],
  },
  {
    play: ['PSL_DATA_TYPES_EMAIL_AND_TEXT', 'PSL_OTHER_MESSAGES'],
    apple: 'EmailsOrTextMessages',
    isOptional: true,
    purposes: ['functionality'],
    sections: ['notes'],
  },
  {
    play: ['PSL_DATA_TYPES_APP_ACTIVITY', 'PSL_USER_GENERATED_CONTENT'],
    apple: 'OtherUserContent',
    isOptional: true,
    purposes: ['functionality', 'personalisation'],
    sections: [
      'own_recipes',
      'recipe_imports',
      'imported_recipes',
      'own_recipe_ingredients',
      'own_foods',
      'own_food_servings',
      'grocery_lists',
      'grocery_items',
      'grocery_links',
      'calendar_links',
      'plan_templates',
      'plan_template_meals',
      'recurring_meals',
      'week_wishes',
      'recipe_feedback',
    ],
  },
  {
    play: ['PSL_DATA_TYPES_APP_ACTIVITY', 'PSL_OTHER_APP_ACTIVITY'],
    apple: 'OtherUsageData',
    isOptional: true,
    purposes: ['functionality', 'personalisation'],
    sections: [
      'recent_foods',
      'favourite_recipes',
      'disliked_recipes',
      'taste_answers',
      'turned_down_recipes',
      'coach_snoozes',
      'reminders',
      'sent_reminders',
      'looks',
      'account_events',
    ],
  },
  {
    // The browsers that a person's reminders are sent to, and a hash of the session's device.
    play: ['PSL_DATA_TYPES_IDENTIFIERS', 'PSL_DEVICE_ID'],
    apple: 'DeviceID',
    isOptional: true,
    purposes: ['functionality', 'account'],
    sections: ['reminder_devices', 'sessions'],
  },
  {
    play: ['PSL_DATA_TYPES_FINANCIAL', 'PSL_PURCHASE_HISTORY'],
    apple: 'PurchaseHistory',
    isOptional: true,
    purposes: ['functionality', 'account'],
    sections: ['subscriptions', 'checkouts'],
  },
] as const satisfies readonly KeptData[];
