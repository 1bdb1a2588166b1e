import type { Phrasebook } from '../phrases.ts';

export const sharing = {
  share: 'Share this list',
  shared: 'Shared with a link',
  title: 'Share this list',
  text: 'Anyone with the link can see what to buy and tick it off with you, without an account. They also see what to look out for, such as “halal” or “gluten-free, check the label”. They can’t see anything else.',
  isShared:
    'Anyone with the link can tick things off. The link works until a week after the last day of the list, for up to three months.',
  isSharedElsewhere:
    'This list already has a link. You can only copy it on the device where you made it. A new link replaces it.',
  isOver:
    'The dates of this list have passed, so a link to it would no longer work. Make a new list and share that one.',
  makeLink: 'Create a link',
  newLink: 'Create a new link',
  made: 'The link is ready',
  link: 'Link',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'Copying failed. Select the link and copy it yourself.',
  send: 'Send…',
  sendText: 'Our grocery list',
  endsTitle: 'Turn off the current link?',
  endsText: 'People with the link won’t be able to open this list any more.',
  stop: 'Stop sharing',
  stopped: 'The link no longer works',
  more: 'More options for this list',
  print: 'Print',
  printText: 'On paper, with boxes to tick',
  listTitle: 'Grocery list',
  listText: 'Tick things off as they go in the basket. Everyone with this link can see it.',
  goneTitle: 'This list is no longer shared',
  goneText: 'The link no longer works or is incomplete. Ask for a new one.',
  emptyTitle: 'Nothing to buy',
  emptyText: 'There’s nothing on this list yet.',
  waiting: 'Not saved yet: keep this page open',
} as const satisfies Phrasebook;
