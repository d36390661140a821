import { Button, useTranslate } from '@jwsk/kit'
import { useState } from 'react'
import { PanelSection } from '../../panel-section'
import type { PersonSource, StepSettings } from '../../settings/step-settings'
import { PeopleList } from '../../step/people-list'
import type { StepName } from '../../step/person-value'
import { StepSettingsPanel } from '../../step/step-settings-panel'
import type { Block } from '../tree-types'
import { NameInput } from './name-input'
import { useTree } from './tree-context'

interface BlockPanelProps {
  readonly block: Block
  /** User tasks before the block. */
  readonly steps: readonly StepName[]
  readonly onCopy: (id: string) => void
  readonly onMove: (id: string) => void
}

/** Name and settings of a block, and what can be done with it. */
export function BlockPanel({ block, steps, onCopy, onMove }: BlockPanelProps) {
  const t = useTranslate()
  const { apply, readSettings } = useTree()
  const { id, kind, name } = block
  if (kind === 'closed')
    return (
      <PanelSection title={t('designer.tree.kinds.closed')}>
        <p className="text-sm text-color-secondary">{t('designer.tree.closedHint')}</p>
        {block.names.length > 0 && (
          <ul className="m-0 pl-4 text-sm">
            {block.names.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        )}
      </PanelSection>
    )
  const settings = readSettings(id)
  const canCopy = kind === 'step' || kind === 'copy'
  return (
    <PanelSection title={t(`designer.tree.kinds.${kind}`)}>
      <NameInput id={id} name={name} />
      {kind !== 'start' && kind !== 'end' && (
        <div className="flex flex-wrap gap-2">
          {canCopy && (
            <Button icon="copy" onClick={() => onCopy(id)}>
              {t('designer.tree.copy')}
            </Button>
          )}
          <Button onClick={() => onMove(id)}>{t('designer.tree.move')}</Button>
          <Button variant="danger" icon="delete" onClick={() => apply({ type: 'remove', id })}>
            {t('designer.tree.remove')}
          </Button>
        </div>
      )}
      {kind === 'step' && settings && <Settings id={id} settings={settings} steps={steps} />}
      {kind === 'copy' && settings && <Copies id={id} settings={settings} steps={steps} />}
    </PanelSection>
  )
}

const copySources: readonly PersonSource[] = [
  'user',
  'role',
  'post',
  'department',
  'departmentHead',
  'starter',
  'starterDepartmentHead',
  'superior',
  'field',
  'handler',
]

interface SettingsProps {
  readonly id: string
  readonly settings: StepSettings
  readonly steps: readonly StepName[]
}

/** Returns settings that show a change before the process has it. */
function useSettings({ id, settings: first }: SettingsProps) {
  const { apply } = useTree()
  const [settings, setSettings] = useState(first)
  const change = (next: StepSettings) => {
    setSettings(next)
    apply({ type: 'settings', id, settings: next })
  }
  return [settings, change] as const
}

function Settings(props: SettingsProps) {
  const { fields } = useTree()
  const [settings, change] = useSettings(props)
  return <StepSettingsPanel settings={settings} fields={fields} steps={props.steps} onChange={change} />
}

function Copies(props: SettingsProps) {
  const t = useTranslate()
  const { fields } = useTree()
  const [settings, change] = useSettings(props)
  return (
    <PeopleList
      label={t('designer.step.sections.copies')}
      addLabel="designer.step.addCopy"
      rules={settings.copies}
      sources={copySources}
      fields={fields}
      steps={props.steps}
      onChange={(copies) => change({ ...settings, copies })}
    />
  )
}
