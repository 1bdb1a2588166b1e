/** The allowed imports, which are defined only here. */
export interface Boundary {
  /** The files that this entry is about, by their path from the root; the first entry that matches a file applies. */
  readonly files: RegExp;
  /** The allowed imports: paths from the root, or names of packages. */
  readonly may: readonly RegExp[];
  /** The imports allowed for types only. */
  readonly mayAsType?: readonly RegExp[];
  /** Exceptions from `may`: imports that are not allowed. */
  readonly mayNot?: readonly RegExp[];
  readonly because: string;
}

/** Third-party packages: names that are not a path in this project. */
const LIBRARY = /^(?!@weekbord\/|packages\/|apps\/|tests\/|bench\/)/;
/** Modules that open connections to other servers. */
const OUTWARD = /^(?:undici|axios|got|(?:node:)?(?:https|http2))$/;
/** Services outside the process for which the platform has an adapter. */
const ADAPTED = /^(?:pg|pg-boss|fastify|nodemailer|(?:node:)?http)$/;
/**
 * The part of the contract that the browser loads: the paths of its calls, and the names of secret fields. The schemas
 * would cost every visitor 16 kB.
 */
const PATHS = /^@weekbord\/contract\/(?:route|secret-fields|[a-z-]+\/(?:account-)?paths)$/;
const ZOD = /^zod(?!\/mini$)/;

const domain = /^@weekbord\/domain\//;
const contract = /^@weekbord\/contract\//;
const phrases = /^@weekbord\/phrases\//;
const ui = /^@weekbord\/ui\//;

export const BOUNDARIES: readonly Boundary[] = [
  {
    files: /^packages\/domain\/src\//,
    may: [/^packages\/domain\/src\//],
    because: 'The domain stands alone: rules without a library, a machine, a clock or chance.',
  },
  {
    files: /^packages\/contract\/src\//,
    may: [/^packages\/contract\/src\//, domain, /^zod$/],
    because: 'The contract is shared by server and browser: it knows the domain and zod.',
  },
  {
    files: /^packages\/phrases\/src\//,
    may: [/^packages\/phrases\/src\//, domain],
    mayAsType: [contract],
    because: 'Phrases are sentences; they run in the browser, which must not load the schemas.',
  },
  {
    files: /^packages\/ui\/src\//,
    may: [/^packages\/ui\/src\//, LIBRARY],
    because: 'The kit knows no food, no user and no language.',
  },
  {
    files: /^packages\/catalogue\/src\//,
    may: [/^packages\/catalogue\//, domain, contract, LIBRARY],
    because: 'The catalogue is data: it knows the words of domain and contract.',
  },
  {
    files: /^packages\/dishes\/src\/render-dish\.ts$/,
    may: [/^packages\/dishes\/src\//, domain, /^(?:@napi-rs\/canvas|sharp)$/],
    because: 'Rendering needs the libraries that draw and encode, and nothing else.',
  },
  {
    files: /^packages\/dishes\/src\/picture-key\.ts$/,
    may: [/^packages\/dishes\/src\//, domain, /^node:(?:crypto|fs)$/],
    because: 'What a picture is called follows from how it is painted, and so from the files of the painter.',
  },
  {
    files: /^packages\/dishes\/src\//,
    may: [/^packages\/dishes\/src\//, domain],
    because: 'The painter of dishes is a pure function: what it knows of a recipe is passed in.',
  },
  {
    files: /^packages\/testkit\/src\//,
    may: [/^packages\/testkit\//, /^@weekbord\//, LIBRARY],
    because: 'The test kit builds whatever is public.',
  },
  {
    files: /^apps\/api\/src\/platform\/outbound\//,
    may: [/^apps\/api\/src\/platform\//, LIBRARY],
    because: 'The way to other servers knows nothing of the product.',
  },
  {
    files: /^apps\/api\/src\/platform\//,
    may: [
      /^apps\/api\/(?:src\/platform\/|package\.json$)/,
      /^@weekbord\/contract\/(?:endpoint|errors|route|secret-fields)$/,
      /^@weekbord\/phrases\/errors$/,
      LIBRARY,
    ],
    mayAsType: [domain],
    mayNot: [OUTWARD],
    because:
      'The platform carries the modules and knows none; it decides nothing about the product. Other servers are read through platform/outbound alone, which checks where it goes.',
  },
  {
    files: /^apps\/api\/src\/modules\//,
    may: [
      /^apps\/api\/src\/(?:platform|modules)\//,
      domain,
      contract,
      phrases,
      /^@weekbord\/(?:catalogue|dishes)\//,
      LIBRARY,
    ],
    mayNot: [OUTWARD, ADAPTED],
    because: 'Outside services have their adapter in the platform; of another module only what is public may be used.',
  },
  {
    files: /^apps\/api\/src\//,
    may: [/^apps\/api\/src\//, /^@weekbord\/(?:contract|domain|phrases|catalogue)\//, LIBRARY],
    mayNot: [OUTWARD],
    because: 'What starts the server knows every part of it, and nothing of tests.',
  },
  {
    files: /^apps\/native\/src\//,
    may: [/^apps\/native\//, domain, LIBRARY],
    because: 'The native shell puts the built web app into a phone: it has no rule of the product.',
  },
  {
    files: /^apps\/web\/vite\.config\.ts$/,
    may: [/^apps\/web\//, /^@weekbord\/dishes\/picture-key$/, LIBRARY],
    because: 'The build knows which painter the server will be.',
  },
  {
    files: /^apps\/web\/src\/shared\//,
    may: [/^apps\/web\/src\/shared\//, domain, phrases, ui, PATHS, LIBRARY],
    mayAsType: [contract],
    mayNot: [ZOD],
    because:
      'Shared is the bottom: it knows no feature and no screen. Forms check with zod/mini or with rules of the domain.',
  },
  {
    files: /^apps\/web\/src\/features\//,
    may: [/^apps\/web\/src\/(?:shared|features)\//, domain, phrases, ui, PATHS, LIBRARY],
    mayAsType: [contract],
    mayNot: [ZOD],
    because: 'Features know neither each other nor the screens, which join them.',
  },
  {
    files: /^apps\/web\//,
    may: [/^apps\/web\//, domain, phrases, ui, PATHS, LIBRARY],
    mayAsType: [contract],
    mayNot: [ZOD],
    because: 'Screens join what the web app has; server, catalogue and test kit are not for the browser.',
  },
];

/** Folders whose children may import from each other only what `mayShare` matches. */
export const APART = [
  { folder: 'apps/api/src/modules', mayShare: /\.public\.ts$/ },
  { folder: 'apps/web/src/features', mayShare: /^$/ },
] as const;

/** Folders between whose children imports may go in only one direction, types included. */
export const ONE_WAY = ['apps/api/src/modules', 'packages/contract/src', 'packages/domain/src'] as const;
