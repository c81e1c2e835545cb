#!/usr/bin/swift "
let a = 1
#!/no
