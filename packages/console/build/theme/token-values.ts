// PrimeFlex's sizes and colors, and the tokens that replace them

/** PrimeFlex's spacing steps are the tokens' steps: `gap-3` is `--space-3`. */
const spaces: Readonly<Record<string, string>> = {
  '0.25rem': '--space-1',
  '0.5rem': '--space-2',
  '1rem': '--space-3',
  '1.5rem': '--space-4',
  '2rem': '--space-5',
  '3rem': '--space-6',
}

/** PrimeFlex's six text sizes are the tokens' six: `text-base` is the page's own. */
const fonts: Readonly<Record<string, string>> = {
  '0.75rem': '--font-12',
  '0.875rem': '--font-13',
  '1rem': '--font-14',
  '1.125rem': '--font-16',
  '1.25rem': '--font-20',
  '1.5rem': '--font-28',
}

const roles: Readonly<Record<string, string>> = {
  'var(--p-text-color)': '--text',
  'var(--p-text-muted-color)': '--text-muted',
  'var(--p-primary-color)': '--accent',
  'var(--p-primary-contrast-color)': '--accent-text',
  'var(--p-primary-50)': '--accent-soft',
  'var(--p-green-500)': '--success',
  'var(--p-green-50)': '--success-soft',
  'var(--p-orange-500)': '--warning',
  'var(--p-orange-50)': '--warning-soft',
  'var(--p-red-500)': '--danger',
  'var(--p-red-50)': '--danger-soft',
  'var(--p-blue-500)': '--info',
  'var(--p-blue-50)': '--info-soft',
  'light-dark(var(--p-surface-50), var(--p-surface-950))': '--surface-0',
  'light-dark(var(--p-surface-0), var(--p-surface-900))': '--surface-1',
  'light-dark(var(--p-surface-800), var(--p-surface-100))': '--surface-2',
  'light-dark(var(--p-surface-200), var(--p-surface-700))': '--border',
}

const radii: Readonly<Record<string, string>> = {
  'var(--p-content-border-radius)': '--radius',
  '0.5rem': '--radius-card',
}

const toTokenValue = (name: string | undefined) => name && `var(${name})`

/** Returns the token of a PrimeFlex value; `undefined` if there is none. */
export function getToken(property: string, value: string) {
  if (property === 'font-size') return toTokenValue(fonts[value])
  if (property === 'border-radius') return toTokenValue(radii[value]) ?? (/rem/.test(value) ? undefined : value)
  if (!/^(margin|padding|gap|row-gap|column-gap)/.test(property)) {
    if (/#|rgba?\(|--|animation/.test(`${property} ${value}`)) return toTokenValue(roles[value])
    return value
  }
  if (!value.endsWith('rem') || value === '0rem') return value
  const space = toTokenValue(spaces[value.replace('-', '')])
  return space && value.startsWith('-') ? `calc(-1 * ${space})` : space
}
