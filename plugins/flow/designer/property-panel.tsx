import { TextInput, useTranslate } from '@jwsk/kit'
import { type ChosenElement, type Property, propertiesOf } from './chosen'

interface PropertyPanelProps {
  readonly chosen: ChosenElement
  readonly onChange: (property: Property, text: string) => void
}

/** What is said about the element that is chosen in a drawing. */
export function PropertyPanel({ chosen, onChange }: PropertyPanelProps) {
  const t = useTranslate()
  return (
    <>
      <h2 className="text-base">{t('designer.element')}</h2>
      <p>
        <bdi>{chosen.id}</bdi>
      </p>
      {propertiesOf(chosen.type).map((property) => (
        <label key={`${chosen.id} ${property}`} className="flex flex-column gap-1 text-sm text-color-secondary">
          {t(`designer.properties.${property}`)}
          <TextInput value={chosen.values[property]} onChange={(event) => onChange(property, event.target.value)} />
        </label>
      ))}
    </>
  )
}
