import { Dialog } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { leaveRequested } from '../../shell/tabs/model'
import { useLabel } from '../label'
import type { Theme } from '../site/console-options'
import { $site } from '../site/model'
import type { StandardTheme } from '../site/standard-themes'
import { useText } from '../text'
import { $theme, themeSelected } from './model'

/** Colors of the preview of each theme: sidebar, bar, page and accent. */
const swatches: Readonly<Record<StandardTheme, NonNullable<Theme['swatchColors']>>> = {
  default: ['#17202e', '#ffffff', '#f3f5f8', '#1f5fe0'],
  white: ['#ffffff', '#ffffff', '#ffffff', '#1b55d1'],
  dark: ['#000000', '#000000', '#0b0b0c', '#7fb0ff'],
  hey: ['#fff9f3', '#fff9f3', '#fdf6ef', '#b8430b'],
  star: ['#0a0822', '#110e35', '#16133d', '#a99bff'],
  vip: ['#080706', '#0c0b09', '#161411', '#e3bd6d'],
  bule: ['#ffffff', '#0058b8', '#eef4fb', '#005bb5'],
  iview: ['#464c5b', '#ffffff', '#f5f7f9', '#00708a'],
  cool: ['#ffffff', '#00756b', '#eff7f6', '#00756b'],
  d2: ['#ebeef3', '#ebeef3', '#ffffff', '#2360b8'],
  lte: ['#222d32', '#29658f', '#ecf0f5', '#2b6a94'],
  beautiful: ['#fbf9fe', '#ffffff', '#f6f3fc', '#7040c4'],
  'mac-os': ['#e9e9ed', '#6b4fa0', '#c0658c', '#0062d1'],
}

const isStandard = (name: string): name is StandardTheme => Object.hasOwn(swatches, name)
const getSwatchColors = ({ name, swatchColors }: Theme) => swatchColors ?? swatches[isStandard(name) ? name : 'default']

function useThemeLabel() {
  const [t, inLanguage] = [useText(), useLabel()]
  return ({ name, label }: Theme) => {
    if (label) return inLanguage(label)
    return isStandard(name) ? t(`theme.names.${name}`) : name
  }
}

export function ThemeDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const getLabel = useThemeLabel()
  const [active, { built }, choose, leave] = useUnit([$theme, $site, themeSelected, leaveRequested])
  const pick = ({ name, reloads }: Theme) => (reloads ? leave({ go: () => choose(name) }) : choose(name))
  return (
    <Dialog title={t('theme.title')} size="50%" mask="transparent" outsideClick="closes" onClose={onClose}>
      <ul className="kit-dialog-body theme-list gap-3">
        {built.themes.map((theme) => (
          <li key={theme.name}>
            <button
              type="button"
              className="theme-card flex flex-column gap-1 w-full px-1 pt-1 pb-2 border-round-lg text-sm"
              aria-pressed={active.name === theme.name}
              onClick={() => pick(theme)}
            >
              <Swatch colors={getSwatchColors(theme)} />
              {getLabel(theme)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function Swatch({ colors: [sidebar, bar, page, accent] }: { readonly colors: NonNullable<Theme['swatchColors']> }) {
  return (
    <svg className="w-full border-1 surface-border border-round" viewBox="0 0 96 56" aria-hidden="true">
      <rect width="96" height="56" fill={page} />
      <rect width="96" height="12" fill={bar} />
      <rect width="24" height="56" fill={sidebar} />
      <rect x="4" y="18" width="16" height="5" rx="2" fill={accent} />
      <rect x="66" y="20" width="22" height="8" rx="2" fill={accent} />
      <rect x="32" y="36" width="56" height="3" rx="1.5" fill={accent} opacity="0.3" />
      <rect x="32" y="44" width="40" height="3" rx="1.5" fill={accent} opacity="0.3" />
    </svg>
  )
}
