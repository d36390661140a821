import { testPlugin } from '@jwsk/kit/testing'
import { property } from './plugin'

testPlugin(property)
