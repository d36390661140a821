import { Dialog } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { useText } from '../text'
import { $hiddenItems, $layout, layoutSelected, type SwitchName, switchToggled } from './model'

const lists: readonly (readonly SwitchName[])[] = [
  ['tag', 'collapse', 'search', 'fullScreen'],
  ['theme', 'menu', 'debug', 'lock'],
]

/** Settings of the menu layout and of the visible parts of the shell. */
export function SettingsDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const [layout, chooseLayout] = useUnit([$layout, layoutSelected])
  return (
    <Dialog title={t('settings.title')} size="30%" position="right" mask="transparent" outsideClick="closes" onClose={onClose}>
      <div className="kit-dialog-body">
        <fieldset className="flex flex-column mb-5">
          <legend className="mb-1 text-sm text-color-secondary">{t('settings.layout')}</legend>
          {(['side', 'top'] as const).map((one) => (
            <label
              key={one}
              className="settings-row flex align-items-center justify-content-between border-bottom-1 surface-border cursor-pointer"
            >
              {t(`settings.${one}`)}
              <input type="radio" name="layout" checked={layout === one} onChange={() => chooseLayout(one)} />
            </label>
          ))}
        </fieldset>
        {lists.map((names, at) => (
          <fieldset key={names[0]} className="flex flex-column mb-5">
            <legend className="mb-1 text-sm text-color-secondary">{t(at === 0 ? 'settings.navigation' : 'settings.tools')}</legend>
            {names.map((name) => (
              <SwitchRow key={name} name={name} />
            ))}
          </fieldset>
        ))}
      </div>
    </Dialog>
  )
}

function SwitchRow({ name }: { readonly name: SwitchName }) {
  const t = useText()
  const [hidden, toggle] = useUnit([$hiddenItems, switchToggled])
  return (
    <label className="settings-row flex align-items-center justify-content-between border-bottom-1 surface-border cursor-pointer">
      {t(`settings.${name}`)}
      <input type="checkbox" className="switch" checked={!hidden.includes(name)} onChange={() => toggle(name)} />
    </label>
  )
}
