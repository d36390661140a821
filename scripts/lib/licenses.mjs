/** SPDX ids of licenses under which an MIT product can ship or be built. */
export const allowedLicenses = [
  'MIT',
  'MIT-0',
  'Apache-2.0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'MPL-2.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
  'OFL-1.1',
]

/** Reasons why packages with another or no stated license are accepted. */
export const acceptedPackages = {
  'bpmn-js': 'MIT with a watermark, which stays visible',
  'cli-table': 'MIT according to its README; belongs to the command line of bpmnlint and is not shipped',
  'rollup-plugin-dts': 'LGPL: runs while declaration files are built and is not shipped',
  spawndamnit: 'MIT according to its license file; runs under changesets only',
}

/** Whether one of the alternatives of an SPDX expression is allowed. */
export const isAllowed = (expression) =>
  expression
    .replace(/[()]/g, ' ')
    .split(/\s+OR\s+/i)
    .some((choice) => choice.split(/\s+AND\s+/i).every((id) => allowedLicenses.includes(id.trim())))

/** Command that checks the licenses of all installed packages. */
export const checkLicensesCommand = `license-checker-rseidelsohn --summary --excludePrivatePackages --excludePackages "${Object.keys(acceptedPackages).join(';')}" --onlyAllow "${allowedLicenses.join(';')}"`
