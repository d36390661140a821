// the same of plugins from outside: `find` becomes `put` in packages/<file>, and packages/<suite> must go red for it
const loading = { file: 'console/src/remote-plugins/load-remote-plugin.ts', suite: 'console/src/remote-plugins/load-remote-plugin.dom.test.ts' }
const marks = { file: 'console/src/remote-plugins/crash-guard.ts', suite: 'console/src/remote-plugins/crash-guard.dom.test.ts' }
const manifest = { file: 'console/src/remote-plugins/manifest.ts', suite: 'console/src/remote-plugins/manifest.dom.test.ts' }
const shared = { file: 'console/shared-modules.ts', suite: 'console/shared-modules.test.ts' }

export const outsideMutations = [
  {
    ...loading,
    gate: 'nothing of a plugin from outside runs where a file was refused',
    find: 'await fetchFiles(manifest, base.href)',
    put: 'await fetchFiles(manifest, base.href).catch(() => undefined)',
  },
  {
    ...loading,
    gate: 'a plugin from outside is not fetched by a console out of its range',
    find: 'if (!isWithin(version, needs.console))',
    put: 'if (false)',
  },
  {
    ...loading,
    gate: 'a plugin from outside comes from no origin that is not named',
    find: 'from !== location.origin && from !== origin',
    put: 'false',
  },
  { ...loading, gate: 'a plugin from outside that is off stays off', find: 'if (isOff(id))', put: 'if (false)' },
  {
    ...loading,
    gate: 'a plugin from outside that left a page hanging is left out',
    find: "if (await isHanging(id, files[entry] ?? ''))",
    put: 'if (false)',
  },
  {
    gate: 'a plugin from outside is checked by the digest of each file',
    file: 'console/src/remote-plugins/load-files.ts',
    find: "crossOrigin: 'anonymous', integrity: file.integrity",
    put: "crossOrigin: 'anonymous'",
    suite: 'console/src/remote-plugins/load-remote-plugin.dom.test.ts',
  },
  { ...marks, gate: 'a window that is left takes its mark with it', find: "addEventListener('pagehide', take)", put: '' },
  { ...marks, gate: 'a mark condemns the code that left it, and no other', find: 'if (mark?.digest !== digest)', put: 'if (!mark)' },
  { ...marks, gate: 'a second window waits for a mark that is young', find: 'mark.tab === own || !isYoung(mark)', put: 'true' },
  { ...manifest, gate: 'no file of a plugin climbs out of its folder', find: 'isFile(file) && isDigest(digest)', put: 'isDigest(digest)' },
  {
    ...manifest,
    gate: 'the entry of a plugin is one of its files',
    find: 'Object.hasOwn(given.files, String(given.entry))',
    put: 'true',
  },
  {
    ...shared,
    gate: 'a shared file that comes unasked stops the build',
    find: 'imports.includes(built.fileName)',
    put: 'false',
  },
  { ...shared, gate: 'a name that a plugin would miss stops the build', find: '!built.exports.includes(one)', put: 'false' },
]
