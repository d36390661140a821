import { testPlugin } from '@jwsk/kit/testing'
import { rent } from './plugin'

testPlugin(rent)
