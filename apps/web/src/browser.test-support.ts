import '@fontsource-variable/figtree/wght.css';
import '@weekbord/ui/theme.css';
