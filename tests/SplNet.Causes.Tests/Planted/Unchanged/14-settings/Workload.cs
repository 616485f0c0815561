using Sut;

public static class Workload
{
    private const string Text =
        "name = demo # as it is shown\n\n[server]\nport = 8080\nhost = localhost\nsecure = yes\n\n[database]\npool = 20\n" +
        "timeout = 30 # seconds\n\n[log]\nlevel = error\nfile = app.log\n\n"
        + "[mail]\nserver = mail.example.org\nport = 587 # with encryption\nuser = demo\nretries = 3\n\n[cache]\nentries = 5000\n" +
        "minutes = 15\n";

    public static object Run()
    {
        var settings = SettingsReader.Read(Text);
        return $"{settings.Count} {settings["server"].Number("port")} {settings["server"].Flag("secure")} {settings["database"].Number(
            "timeout")}";
    }
}
