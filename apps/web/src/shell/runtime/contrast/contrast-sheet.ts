import '@bazaar/ui/contrast.css';
