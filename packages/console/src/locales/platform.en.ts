import menu from './menu.en'
import business from './words-business.en'
import ofMenu from './words-menu.en'
import processes from './words-processes.en'
import records from './words-records.en'
import system from './words-system.en'

/** What the platform sends and English has a name for: keys of its menu, words of its dictionaries. */
const texts = { ...menu, words: { ...ofMenu, ...processes, ...records, ...system, ...business } }

export default texts
