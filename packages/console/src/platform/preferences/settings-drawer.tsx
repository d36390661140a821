import { Dialog } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { useText } from '../text'
import { $hiddenItems, $layout, layoutSelected, type SwitchName, switchToggled } from './model'
import { $density, densitySelected } from './use-density'

const lists: readonly (readonly SwitchName[])[] = [
  ['tag', 'collapse', 'search', 'fullScreen'],
  ['theme', 'menu', 'debug', 'lock'],
]

interface ChoicesProps<Value extends string> {
  readonly name: 'layout' | 'density'
  readonly values: readonly Value[]
  readonly selected: Value
  readonly onSelect: (value: Value) => void
}

function Choices<Value extends 'side' | 'top' | 'compact' | 'normal' | 'roomy'>({ name, values, selected, onSelect }: ChoicesProps<Value>) {
  const t = useText()
  return (
    <fieldset className="flex flex-column mb-5">
      <legend className="mb-1 text-sm text-color-secondary">{t(`settings.${name}`)}</legend>
      {values.map((value) => (
        <label
          key={value}
          className="settings-row flex align-items-center justify-content-between border-bottom-1 surface-border cursor-pointer"
        >
          {t(`settings.${value}`)}
          <input type="radio" name={name} checked={selected === value} onChange={() => onSelect(value)} />
        </label>
      ))}
    </fieldset>
  )
}

/** Settings of the menu layout, the density and the visible parts of the shell. */
export function SettingsDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const [layout, onLayout, density, onDensity] = useUnit([$layout, layoutSelected, $density, densitySelected])
  return (
    <Dialog title={t('settings.title')} size="30%" position="right" mask="transparent" outsideClick="closes" onClose={onClose}>
      <div className="kit-dialog-body">
        <Choices name="layout" values={['side', 'top']} selected={layout} onSelect={onLayout} />
        <Choices name="density" values={['compact', 'normal', 'roomy']} selected={density} onSelect={onDensity} />
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
