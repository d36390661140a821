/** A test file, and the beginnings of the titles in it that hold the row. */
export type CoveringTests = readonly [file: string, ...titles: readonly string[]]

/** The hazards of the specification that a shell meets, and what holds each of them. */
export const hazards: Readonly<Record<string, readonly CoveringTests[]>> = {
  H22: [
    ['packages/console/src/storage/seal.test.ts', 'opens with its password', 'is never the same twice'],
    ['packages/console/src/lock/model.test.ts', 'counts wrong passwords'],
  ],
  H23: [
    ['packages/console/src/storage/seal.test.ts', 'stays shut for another password'],
    ['packages/console/src/lock/model.test.ts', 'F32 is open once the storage is cleared'],
    ['e2e/windows.spec.ts', 'that is wiped out of the storage leads to the login', 'that is tried five times in vain'],
  ],
  H24: [
    ['packages/console/src/lock/lock-route.test.tsx', 'H24'],
    ['e2e/windows.spec.ts', 'F50 a lock seals every tab'],
  ],
  H25: [['packages/console/src/navigation/guard.test.ts', 'leaves /lock once there is nothing to unlock', 'sends every route to /lock']],
  H26: [['packages/sdk/src/session/sealed.test.ts', 'H26 nothing is refreshed', 'H26 a refresh that is under way']],
  H27: [['packages/console/src/lock/lock-route.test.tsx', 'H27']],
  H28: [
    ['packages/console/src/links/check-link.test.ts', 'leads straight to known sites', 'never becomes anything but the web'],
    ['packages/console/src/navigation/frame-query.test.ts', 'nothing is lost on the way'],
    ['e2e/links.spec.ts', 'a target of the menu opens the address', 'an entry that opens outside', 'a foreign site is named'],
  ],
  H29: [
    ['packages/console/src/links/check-link.test.ts', '%j is %s'],
    ['packages/kit/src/fields/safe-url.test.ts', 'whatever is let through'],
  ],
  H30: [
    ['packages/console/src/screens/frame-screen.test.ts', 'a frame reaches what it stored itself where', 'no frame may take the console'],
    ['e2e/links.spec.ts', 'a link of the menu opens in a sandboxed frame that gets no token'],
  ],
  H31: [
    [
      'packages/console/src/screens/destination.test.ts',
      'of a view that the menu does not grant is forbidden',
      'of a view with a permission code',
    ],
    ['packages/console/src/navigation/menu.test.ts', 'shows an entry with the roles'],
    ['e2e/shell.spec.ts', 'gets 403 for a page that this menu does not hold'],
  ],
  H32: [
    [
      'packages/console/src/navigation/menu.test.ts',
      'F37 ends on a tree',
      'F37 reads anything',
      'F37 holds every one',
      'refuses the path %j',
    ],
    ['packages/console/src/navigation/menu.test.ts', 'lets the first of two entries keep a path'],
  ],
  H33: [['packages/console/src/navigation/menu.test.ts', 'H33']],
  H34: [['packages/console/src/navigation/model.dom.test.ts', 'hides the chrome for menu=false']],
  H35: [
    ['packages/console/src/navigation/menu.test.ts', 'H35'],
    ['packages/console/src/screens/destination.test.ts', 'H35'],
  ],
  H36: [['packages/console/src/navigation/menu.test.ts', 'hides the property group', "gives property staff that group's pages"]],
  H37: [
    ['packages/console/src/storage/browser-storage.test.ts', 'H37'],
    ['packages/console/src/tabs/model.test.ts', 'are gone when the session ends', 'keep the twenty used last alive'],
    ['packages/console/src/app/hidden-tab.test.tsx', 'a hidden tab asks nothing'],
  ],
  H38: [
    ['packages/console/src/preferences/model.test.ts', 'begin again at home with mac-os', 'F32 refuse a theme'],
    ['packages/console/src/tabs/unsaved.test.ts', 'is refreshed, or left with everything, only then'],
  ],
  H39: [
    ['plugins/parking/views/portal/parking-wallboard.test.tsx', 'without a session the figures'],
    ['packages/console/src/screens/built-in-paths.test.ts', 'H39'],
  ],
  H40: [
    ['packages/console/src/verification/verification-dialog.test.tsx', 'H40'],
    ['packages/console/src/config/config.test.ts', 'F31 %j is refused'],
  ],
  H41: [['packages/console/src/layout/plain-title.test.ts', 'H41']],
  H42: [['packages/console/src/session/return-path.test.ts', 'never leaves the origin']],
  H43: [
    ['packages/console/src/shell/query-client.test.ts', 'F48 a list that waits'],
    ['e2e/sign-out.spec.ts', 'F50 leads to the login page'],
    ['e2e/windows.spec.ts', 'another role takes every tab along'],
  ],
  H44: [['packages/sdk/src/query.test.ts', 'H44 of one person']],
  H45: [
    ['packages/console/src/navigation/permissions.test.ts', 'never hold what no one granted'],
    ['packages/console/src/layout/use-permissions.test.tsx', 'F39 permissions that cannot be had are none', 'H45 what the window kept'],
    ['packages/console/src/layout/cached-permissions.test.ts', 'H45 the permissions', 'H45 they go', 'H45 what something else wrote'],
  ],
  H61: [['packages/kit/src/fields/rich-text/sanitize-html.dom.test.ts', 'whatever goes in', 'links open apart', 'pictures come from this site']],
  H62: [
    ['packages/kit/src/resource/export/csv.test.ts', 'what a spreadsheet would calculate is text', 'every text comes back from its cell'],
  ],
  H63: [
    ['packages/kit/src/ui/pdf-frame.test.tsx', 'a page in the place of a PDF'],
    ['packages/kit/src/fields/file/preview-file.test.ts', 'a page in the place of a PDF is not shown'],
  ],
  H64: [
    ['plugins/flow/diagram/check-drawable.test.ts', 'a document type is refused', 'what would freeze the page'],
    ['plugins/flow/diagram/activity-marks.test.ts', 'the last entry of each element decides'],
  ],
  H65: [
    ['plugins/camera/views/mask-stream-url.test.ts', 'H65'],
    ['packages/kit/src/fields/image/image.test.tsx', 'a list asks only for addresses of allowed origins, and names nothing to other sites'],
    ['packages/kit/src/fields/map-point/map-point.test.tsx', 'without a map service the page asks nobody'],
  ],
  H66: [
    [
      'packages/console/src/logs/model.test.ts',
      'never writes down the secret',
      'after %s keeps',
      'F60 stands',
      'is empty once it is uploaded',
    ],
    ['packages/console/src/logs/logs-dialog.test.tsx', 'the log is sent only after its question'],
  ],
  H67: [['e2e/register.spec.ts', 'whom a third party lets in without an account', 'a refused registration says why']],
  H68: [
    ['packages/console/src/login/tenant.test.ts', 'is told by the address of the page', 'is asked for where the platform does not answer'],
  ],
  H69: [
    ['packages/sdk/src/transport/envelope.test.ts', 'shows at most 200 visible characters'],
    ['packages/kit/src/i18n/error-message.test.ts', 'faults of the network and of the wire never show their insides'],
  ],
  H70: [['packages/console/src/notices/model.test.ts', 'show at most three', 'show the same text once']],
  H71: [
    ['packages/kit/src/fields/dict/dict.test.tsx', 'F40 keys that the dictionary does not know', 'F40 when the dictionary cannot be had'],
    ['packages/console/src/app/texts.test.ts', 'say in English what they say in Chinese'],
  ],
  H72: [
    ['packages/kit/src/plugin/plugin-host.test.ts', 'F34 F35 F36', 'F34 one that failed'],
    ['packages/console/src/screens/tab-screen.test.tsx', 'F35 a screen that throws at %s', 'F34 a screen whose code is gone'],
  ],
  H73: [['packages/console/src/app/plugins.verify.test.tsx', 'every plugin is called what the list calls it']],
  H74: [['packages/console/src/login/redirect-page.test.tsx', 'F51']],
}
