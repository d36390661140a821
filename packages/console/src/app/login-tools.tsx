import { LanguageMenu } from '../platform/preferences/language-menu'
import { ModeButton } from '../platform/preferences/mode-button'

/** Tools of the login page: the language menu and the color mode button. */
export function LoginTools() {
  return (
    <>
      <LanguageMenu />
      <ModeButton />
    </>
  )
}
