/** Test file and the first words of its titles that cover the row. */
export type CoveringTests = readonly [file: string, ...titles: readonly string[]]

/** Hazards of the specification that concern the shell, with the tests that cover each. */
export const hazards: Readonly<Record<string, readonly CoveringTests[]>> = {
  H22: [
    ['packages/console/src/platform/storage/encrypt-text.test.ts', 'decrypts with its password', 'differs each time'],
    ['packages/console/src/auth/lock/model.test.ts', 'counts wrong passwords'],
  ],
  H23: [
    ['packages/console/src/platform/storage/encrypt-text.test.ts', 'fails to decrypt with another password'],
    ['packages/console/src/auth/lock/model.test.ts', 'F32 is open after the storage is cleared'],
    ['e2e/windows.spec.ts', 'redirects to the login if it is removed', 'signs out after five failed attempts'],
  ],
  H24: [
    ['packages/console/src/auth/lock/lock-route.test.tsx', 'H24'],
    ['e2e/flows/windows.spec.ts', 'F50 a lock applies to every tab'],
  ],
  H25: [
    ['packages/console/src/shell/navigation/guard.test.ts', 'leaves /lock if there is nothing to unlock', 'redirects every route to /lock'],
  ],
  H26: [['packages/sdk/src/session/sealed.test.ts', 'H26 a locked session is not refreshed', 'H26 a refresh in flight']],
  H27: [['packages/console/src/auth/lock/lock-route.test.tsx', 'H27']],
  H28: [
    ['packages/console/src/platform/links/check-link.test.ts', 'opens trusted sites', 'never leaves the trusted origins'],
    ['packages/console/src/shell/navigation/frame-query.test.ts', 'round-trips every address'],
    ['e2e/links.spec.ts', 'a menu target opens the URL', 'an external entry opens a window', 'an untrusted site is named'],
  ],
  H29: [
    ['packages/console/src/platform/links/check-link.test.ts', '%j is %s'],
    ['packages/kit/src/fields/safe-url.test.ts', 'accepted URLs have this origin'],
  ],
  H30: [
    ['packages/console/src/pages/frame-sandbox.test.ts', 'a frame accesses its own storage if', 'no frame can navigate the console'],
    ['e2e/links.spec.ts', 'a menu link opens in a sandboxed frame without a token'],
  ],
  H31: [
    [
      'packages/console/src/shell/screens/destination.test.ts',
      'forbids a view that the menu does not grant',
      'grants a view with a permission code',
    ],
    ['packages/console/src/shell/navigation/menu.test.ts', 'shows an entry with the roles'],
    ['e2e/shell.spec.ts', 'gets 403 for a page that is not in the menu'],
  ],
  H32: [
    [
      'packages/console/src/shell/navigation/menu.test.ts',
      'F37 terminates on a cyclic tree',
      'F37 never throws',
      'F37 keeps all of',
      'rejects the path %j',
    ],
    ['packages/console/src/shell/navigation/menu.test.ts', 'keeps the first of two entries'],
  ],
  H33: [['packages/console/src/shell/navigation/menu.test.ts', 'H33']],
  H34: [['packages/console/src/shell/navigation/model.dom.test.ts', 'hides the chrome for menu=false']],
  H35: [
    ['packages/console/src/shell/navigation/menu.test.ts', 'H35'],
    ['packages/console/src/shell/screens/destination.test.ts', 'H35'],
  ],
  H36: [['packages/console/src/shell/navigation/menu.test.ts', 'hides the property group', 'shows property staff the pages of that group']],
  H37: [
    ['packages/console/src/platform/storage/browser-storage.test.ts', 'H37'],
    ['packages/console/src/shell/tabs/model.test.ts', 'are removed when the session ends', 'keep the twenty last used mounted'],
    ['packages/console/src/app/hidden-tab.test.tsx', 'a hidden tab pauses queries'],
  ],
  H38: [
    ['packages/console/src/platform/preferences/model.test.ts', 'reload the page at home for mac-os', 'F32 ignore an unknown theme'],
    ['packages/console/src/shell/tabs/unsaved.test.ts', 'is refreshed or left only after the user confirms'],
  ],
  H39: [
    ['plugins/parking/views/portal/parking-wallboard.test.tsx', 'without a session shows the stats'],
    ['packages/console/src/shell/screens/built-in-paths.test.ts', 'H39'],
  ],
  H40: [
    ['packages/console/src/auth/verification/verification-dialog.test.tsx', 'H40'],
    ['packages/console/src/platform/config/config.test.ts', 'F31 %j is rejected'],
  ],
  H41: [['packages/console/src/shell/layout/sanitize-title.test.ts', 'H41']],
  H42: [['packages/console/src/auth/session/return-path.test.ts', 'never leaves the origin']],
  H43: [
    ['packages/console/src/shell/routes/query-client.test.ts', 'F48 a list that waits'],
    ['e2e/sign-out.spec.ts', 'F50 opens the login page'],
    ['e2e/windows.spec.ts', 'switching the role updates every tab'],
  ],
  H44: [['packages/sdk/src/query.test.ts', 'H44 differs between users']],
  H45: [
    ['packages/console/src/shell/navigation/permissions.test.ts', 'never contain a code that was not granted'],
    ['packages/console/src/shell/layout/use-permissions.test.tsx', 'F39 missing permissions', 'H45 cached permissions'],
    [
      'packages/console/src/shell/layout/cached-permissions.test.ts',
      'H45 the permissions are cached',
      'H45 the permissions are removed',
      'H45 an invalid cache',
    ],
  ],
  H61: [
    [
      'packages/kit/src/fields/rich-text/sanitize-html.dom.test.ts',
      'sanitizing is idempotent',
      'links open in a new window',
      'keeps images of allowed origins',
    ],
  ],
  H62: [['packages/ui/src/browser/csv.test.ts', 'turns formulas into text', 'round-trips every text']],
  H63: [
    ['packages/ui/src/components/pdf-frame.test.tsx', 'PdfFrame forces the PDF media type'],
    ['packages/kit/src/fields/file/preview-file.test.ts', 'rejects an HTML page served as a PDF'],
  ],
  H64: [
    ['plugins/flow/diagram/check-drawable.test.ts', 'rejects a document type', 'rejects files that would freeze the page'],
    ['plugins/flow/diagram/activity-marks.test.ts', 'only the last entry of each element counts'],
  ],
  H65: [
    ['plugins/camera/views/mask-stream-url.test.ts', 'H65'],
    ['packages/kit/src/fields/image/image.test.tsx', 'loads images only from allowed origins'],
    ['packages/kit/src/fields/map-point/map-point.test.tsx', 'without a map service, requests no tiles'],
  ],
  H66: [
    ['packages/console/src/platform/logs/model.test.ts', 'masks the secret', 'after %s has', 'F60 limits', 'is cleared after an upload'],
    ['packages/console/src/platform/logs/logs-dialog.test.tsx', 'the log is uploaded only'],
  ],
  H67: [['e2e/register.spec.ts', 'a user without an account registers', 'a rejected registration shows the reason']],
  H68: [['packages/console/src/auth/login/tenant.test.ts', 'is found by the URL', 'is an input if the platform']],
  H69: [
    ['packages/sdk/src/transport/envelope.test.ts', 'contains at most 200 visible characters'],
    ['packages/kit/src/runtime/error-message.test.ts', 'getErrorMessage hides internals of network and protocol faults'],
  ],
  H70: [['packages/console/src/shell/notices/model.test.ts', 'are limited to three', 'show the same text once']],
  H71: [
    ['packages/kit/src/fields/dict/dict.test.tsx', 'F40 unknown keys', 'F40 keys are shown if the dictionary fails to load'],
    ['packages/console/src/app/texts.test.ts', 'have the same keys and placeholders'],
  ],
  H72: [
    ['packages/kit/src/plugin/plugin-host.test.ts', 'F34 F35 F36', 'F34 a failed plugin'],
    ['packages/console/src/shell/screens/tab-screen.test.tsx', 'F35 a screen that throws at %s', 'F34 a screen with a missing chunk'],
  ],
  H73: [['packages/console/src/app/plugins.test.ts', 'every plugin has the id']],
  H74: [['packages/console/src/auth/login/redirect-page.test.tsx', 'F51']],
}
