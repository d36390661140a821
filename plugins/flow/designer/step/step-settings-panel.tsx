import { Button, Select, useTranslate } from '@jwsk/kit'
import type { FlowField } from '@jwsk/sdk/flow'
import { type NobodyPolicy, nobodyPolicies, type PersonSource, type StepSettings, stepButtons } from '../settings/step-settings'
import { CheckLine } from './check-line'
import { DecisionSettings } from './decision-settings'
import { DueSettings } from './due-settings'
import { parseDuration } from './duration'
import { PeopleList } from './people-list'
import type { StepName } from './person-value'
import { RightsTable } from './rights-table'
import { SettingsSection } from './settings-section'

interface StepSettingsPanelProps {
  readonly settings: StepSettings
  /** Fields of the form. */
  readonly fields: readonly FlowField[]
  /** Steps that come before this one. */
  readonly steps: readonly StepName[]
  readonly onChange: (settings: StepSettings) => void
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
const requirements = ['remarkRequired', 'signature', 'selfApproval'] as const

/** Settings of an approval step. Works on values only, whichever view of the process holds them. */
export function StepSettingsPanel({ settings, fields, steps, onChange }: StepSettingsPanelProps) {
  const t = useTranslate()
  const change = (part: Partial<StepSettings>) => onChange({ ...settings, ...part })
  const summaries = useSummaries(settings)
  const section = (name: keyof ReturnType<typeof useSummaries>) => ({
    title: t(`designer.step.sections.${name}`),
    summary: summaries[name],
  })
  return (
    <div className="flex flex-column">
      <SettingsSection title={t('designer.step.sections.people')} isOpen>
        <People settings={settings} fields={fields} steps={steps} onChange={change} />
      </SettingsSection>
      <SettingsSection {...section('decision')} isOpen>
        <DecisionSettings settings={settings} onChange={change} />
      </SettingsSection>
      <SettingsSection {...section('nobody')}>
        <Select
          aria-label={t('designer.step.sections.nobody')}
          options={nobodyPolicies.map((policy) => ({ value: policy, label: t(`designer.step.nobody.${policy}`) }))}
          value={settings.whenNobody}
          // the options are policies
          onChange={(policy) => change({ whenNobody: policy as NobodyPolicy })}
        />
      </SettingsSection>
      <SettingsSection {...section('copies')}>
        <p className="text-color-secondary">{t('designer.step.copiesHint')}</p>
        <PeopleList
          label={t('designer.step.sections.copies')}
          addLabel="designer.step.addCopy"
          rules={settings.copies}
          sources={copySources}
          fields={fields}
          steps={steps}
          onChange={(copies) => change({ copies })}
        />
      </SettingsSection>
      <SettingsSection {...section('due')}>
        <DueSettings settings={settings} onChange={change} />
      </SettingsSection>
      <SettingsSection {...section('rights')}>
        <RightsTable fields={fields} rights={settings.rights} onChange={(rights) => change({ rights })} />
      </SettingsSection>
      <SettingsSection {...section('buttons')}>
        {stepButtons.map((button) => (
          <CheckLine
            key={button}
            label={t(button === 'refuse' ? 'work.refuse' : `work.actions.${button}`)}
            checked={!settings.hiddenButtons.includes(button)}
            onChange={(isOffered) =>
              change({
                hiddenButtons: stepButtons.filter((one) => (one === button ? !isOffered : settings.hiddenButtons.includes(one))),
              })
            }
          />
        ))}
      </SettingsSection>
      <SettingsSection {...section('requirements')} isOpen>
        {requirements.map((name) => (
          <CheckLine
            key={name}
            label={t(`designer.step.requirements.${name}`)}
            checked={settings[name]}
            onChange={(checked) => change({ [name]: checked })}
          />
        ))}
      </SettingsSection>
    </div>
  )
}

interface PeopleProps extends Omit<StepSettingsPanelProps, 'onChange'> {
  readonly onChange: (part: Partial<StepSettings>) => void
}

function People({ settings, fields, steps, onChange }: PeopleProps) {
  const t = useTranslate()
  const isForeign = settings.decision === 'other' || settings.people.some(({ by }) => by === 'other')
  if (!isForeign)
    return (
      <>
        {settings.people.length === 0 && <p className="text-orange-500">{t('designer.step.noPeople')}</p>}
        <PeopleList
          label={t('designer.step.sections.people')}
          addLabel="designer.step.addPerson"
          rules={settings.people}
          fields={fields}
          steps={steps}
          onChange={(people) => onChange({ people })}
        />
      </>
    )
  const stated = settings.people.map(({ value }) => value).filter((value) => value !== '')
  return (
    <>
      <p className="text-color-secondary">{t('designer.step.kept')}</p>
      {stated.map((value) => (
        <code key={value} className="kit-wrap">
          {value}
        </code>
      ))}
      {settings.decision !== 'other' && (
        <div>
          <Button onClick={() => onChange({ people: settings.people.filter(({ by }) => by !== 'other') })}>
            {t('designer.step.replace')}
          </Button>
        </div>
      )}
    </>
  )
}

/** Returns the settings of the sections in a few words. */
function useSummaries({ decision, whenNobody, copies, due, rights, hiddenButtons, ...settings }: StepSettings) {
  const t = useTranslate()
  const duration = parseDuration(due)
  const none = t('designer.step.none')
  const count = (values: readonly unknown[]) => (values.length > 0 ? t('designer.step.count', { count: values.length }) : none)
  return {
    decision: t(`designer.step.decisions.${decision}`),
    nobody: t(`designer.step.nobody.${whenNobody}`),
    copies: count(copies),
    due: duration ? `${duration.amount} ${t(`designer.step.units.${duration.unit}`)}` : due || none,
    rights: t('designer.step.editable', {
      count: Object.values(rights).filter((right) => right === 'edit' || right === 'required').length,
    }),
    buttons: hiddenButtons.length > 0 ? t('designer.step.withheld', { count: hiddenButtons.length }) : t('designer.step.allButtons'),
    requirements: count(requirements.filter((name) => settings[name])),
  }
}
