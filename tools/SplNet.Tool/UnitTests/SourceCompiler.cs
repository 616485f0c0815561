using System.Text;
using SplNet.Tool.Requirements;
using SplNet.Values.Runtimes;
using SplNet.Versioning;
using SplNet.Versions.Assemblies;
using SplNet.Versions.Builds;
using SplNet.Versions.Builds.Running;

namespace SplNet.Tool.UnitTests;

/// <summary>
/// Compiles sources against the assemblies next to them, by the compiler of the SDK: no project is restored and nothing is built again.
/// </summary>
internal static class SourceCompiler
{
    private const int ShownErrors = 5;

    /// <summary>Compiles them.</summary>
    /// <param name="sources">The names of the files and their contents.</param>
    /// <param name="assembly">The path of the assembly; its folder holds the assemblies that the sources name.</param>
    /// <param name="folder">A folder that takes the sources.</param>
    /// <param name="like">An assembly whose target framework the new one states; null for the framework of this tool.</param>
    /// <param name="refused">The message before the errors of the compiler; null for benchmarks of tests.</param>
    /// <exception cref="SplNetException">The compiler is missing, or they do not compile.</exception>
    public static void Compile(
        IReadOnlyDictionary<string, string> sources, string assembly, string folder, string? like = null,
        string? refused = null)
    {
        Directory.CreateDirectory(folder);
        var arguments = new StringBuilder(
            "-noconfig -nostdlib+ -nologo -target:library -optimize+ -debug- -deterministic+ -langversion:latest -warn:0\n")
            .Append("-out:\"").Append(assembly).Append("\"\n");
        foreach (var reference in References(assembly))
            arguments.Append("-r:\"").Append(reference).Append("\"\n");
        foreach (var (name, content) in sources.Append(new("TargetFramework.cs", FrameworkLike(like, assembly))))
        {
            File.WriteAllText(Path.Combine(folder, name), content);
            arguments.Append('"').Append(name).Append("\"\n");
        }

        File.WriteAllText(Path.Combine(folder, "compiler.rsp"), arguments.ToString());
        var result = Interruption.During(
            cancellation => Task.Run(() => RunAsync(folder, cancellation), CancellationToken.None).GetAwaiter().GetResult(),
            CancellationToken.None);
        if (result.ExitCode != 0)
        {
            var errors = result.Text.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries)
                .Where(static line => line.Contains("error", StringComparison.Ordinal)).Take(ShownErrors);
            throw new SplNetException(
                (refused ?? "The benchmarks of the tests do not compile. Exclude the tests below with --filter or --leave-out, " +
                    "and please report this:") + $"{Environment.NewLine}{string.Join(Environment.NewLine, errors)}");
        }
    }

    // Versions are built for it, and it is part of the names of series.
    private static string FrameworkLike(string? tests, string assembly)
    {
        var (name, platform) = tests is null ? (null, null) : AssemblyFramework.Read(tests);
        return Attribute(
            "TargetFramework", name ?? $".NETCoreApp,Version=v{MeasuredRuntime.For(RuntimeConfiguration.Of(assembly)).Number.ToString(2)}")
            + (platform is null ? string.Empty : Attribute("TargetPlatform", platform));
        static string Attribute(string type, string value) => $"[assembly: global::System.Runtime.Versioning.{type}(\"{value}\")]\n";
    }

    private static async Task<StepResult> RunAsync(string folder, CancellationToken cancellation)
    {
        var command = DotNetCommand.Path();
        var version = await InstalledSdk.KeyAsync(SdkPin.SetAside, folder, cancellation);
        var compiler = Path.Combine(Path.GetDirectoryName(command)!, "sdk", version, "Roslyn", "bincore", "csc.dll");
        if (!File.Exists(compiler))
            throw new SplNetException($"The compiler of the .NET SDK {version} is missing: {compiler}. Install the SDK again.");
        using var processes = new StepProcesses(Guid.NewGuid().ToString("N"));
        return await processes.RunAsync(command, ["exec", compiler, "@compiler.rsp"], folder, cancellation);
    }

    // Of two assemblies of one name the higher one is loaded.
    private static IEnumerable<string> References(string assembly)
    {
        var found = new Dictionary<string, (string Path, Version Version)>(StringComparer.OrdinalIgnoreCase);
        foreach (var folder in SharedFrameworks.Measured(assembly).Folders.Prepend(Path.GetDirectoryName(assembly)!))
        {
            foreach (var path in Directory.EnumerateFiles(folder, "*.dll").Where(path => path != assembly))
            {
                if (AssemblyIdentity.TryOf(path) is { } identity
                    && (!found.TryGetValue(identity.Name, out var other) || identity.Version > other.Version))
                    found[identity.Name] = (path, identity.Version);
            }
        }

        return found.Values.Select(static one => one.Path).Order(StringComparer.Ordinal);
    }
}
