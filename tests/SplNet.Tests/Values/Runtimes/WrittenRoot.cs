using SplNet.Tests.Processes;
using SplNet.Values.Runtimes;

namespace SplNet.Tests.Values.Runtimes;

/// <summary>The folder of a <c>dotnet</c> command with empty frameworks, and a program with a runtime configuration.</summary>
internal sealed class WrittenRoot : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    /// <summary>Writes both.</summary>
    /// <param name="configuration">The content of the program's configuration; null for none.</param>
    /// <param name="installed">The frameworks as <c>Microsoft.NETCore.App/10.0.12</c>.</param>
    public WrittenRoot(string? configuration, params string[] installed)
    {
        foreach (var framework in installed)
            Directory.CreateDirectory(Path.Combine(_folder.Location, "shared", framework));
        if (configuration is not null)
            File.WriteAllText(RuntimeConfiguration.PathOf(Assembly), configuration);
    }

    public string Assembly => Path.Combine(_folder.Location, "My.dll");

    public InstalledFrameworks Installed => new(_folder.Location);

    /// <summary>A configuration that asks for a version of the runtime, and of ASP.NET Core where that is named too.</summary>
    public static string Asking(string version, bool isWeb = false) => $$"""
        {
          // as the SDK writes it
          "runtimeOptions": {
            "tfm": "net{{version[..version.LastIndexOf('.')]}}",
            {{(isWeb
                ? $$"""  "frameworks": [ { "name": "Microsoft.NETCore.App", "version": "{{version}}" }, { "name": "Microsoft.AspNetCore.App", "version": "{{version}}" }, { "name": "Other.App", "version": "2.0.0" } ],"""
                : $$"""  "framework": { "name": "Microsoft.NETCore.App", "version": "{{version}}" },""")}}
            "configProperties": { "System.GC.Server": true }
          }
        }
        """;

    public void Dispose() => _folder.Dispose();
}
