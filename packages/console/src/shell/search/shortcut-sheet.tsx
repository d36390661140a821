import { Dialog } from '@jwsk/kit'
import { getOwn } from '@jwsk/sdk'
import { useText } from '../../platform/text'
import { shortcutGroups } from './shortcuts'

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)
const macKeys: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' }

const keyName = (key: string) => (isMac ? getOwn(macKeys, key) : undefined) ?? (key === 'Mod' ? 'Ctrl' : key)

/** Reference of all shortcuts. */
export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  return (
    <Dialog title={t('keys.title')} size="medium" outsideClick="closes" onClose={onClose}>
      <div className="kit-dialog-body shortcut-sheet gap-5">
        {shortcutGroups.map(({ text, shortcuts }) => (
          <section key={text}>
            <h2 className="mb-2 text-sm font-normal text-color-secondary">{t(text)}</h2>
            <dl>
              {shortcuts.map((shortcut) => (
                <div key={shortcut.text} className="flex align-items-center justify-content-between gap-3">
                  <dt>{t(shortcut.text)}</dt>
                  <dd className="flex flex-none gap-1">
                    {shortcut.keys.map((key) => (
                      <kbd key={key} className="key">
                        {keyName(key)}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
