using System.Diagnostics;

namespace SplNet.Benchmarks;

/// <summary>
/// A git repository in a temporary folder, with a library in <c>src/Lib</c> and a project that refers to it and to SplNet.
/// </summary>
internal sealed class LibraryRepository : IDisposable
{
    /// <summary>The project that refers to the library and to SplNet.</summary>
    public const string Tests = "tests/Tests.csproj";

    /// <summary>Makes it, with a library that has no code.</summary>
    public LibraryRepository()
    {
        Git("init", "--quiet");
        Write(".gitignore", "bin/\nobj/\n");
        Write("src/Lib/Lib.csproj", """
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup>
                <TargetFramework>net10.0</TargetFramework>
                <ImplicitUsings>enable</ImplicitUsings>
              </PropertyGroup>
            </Project>
            """);
    }

    /// <summary>The work tree.</summary>
    public string Folder { get; } = Directory.CreateTempSubdirectory("splnet-library-").FullName;

    /// <summary>The assembly of <see cref="Tests"/>, once <see cref="Run"/> has built it.</summary>
    public string Assembly => Path.Combine(Folder, "tests/bin/Release/net10.0/Tests.dll");

    /// <summary>Runs a program in the work tree, with a cache of versions of its own.</summary>
    /// <returns>What it printed, and the seconds that it took.</returns>
    public (string Output, double Seconds) Run(string program, params string[] arguments)
    {
        var start = new ProcessStartInfo(program, arguments)
        {
            WorkingDirectory = Folder,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            UseShellExecute = false,
        };
        start.Environment["SPLNET_CACHE"] = Path.Combine(Folder, ".cache");
        start.Environment["MSBUILDDISABLENODEREUSE"] = "1";
        start.Environment["GIT_CONFIG_GLOBAL"] = "/dev/null";
        start.Environment["GIT_CONFIG_NOSYSTEM"] = "1";
        var watch = Stopwatch.StartNew();
        using var process = Process.Start(start) ?? throw new InvalidOperationException($"{program} could not be started.");
        var errors = process.StandardError.ReadToEndAsync();
        var output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return process.ExitCode <= 2 ? (output, watch.Elapsed.TotalSeconds) : throw new InvalidOperationException(
            $"{program} ended with exit code {process.ExitCode}: {output}{errors.GetAwaiter().GetResult()}");
    }

    public void Dispose() => Directory.Delete(Folder, recursive: true);

    /// <summary>Writes a file.</summary>
    public void Write(string path, string text)
    {
        var file = Path.Combine(Folder, path);
        Directory.CreateDirectory(Path.GetDirectoryName(file)!);
        File.WriteAllText(file, text);
    }

    /// <summary>Commits all files under a tag.</summary>
    public void Commit(string tag)
    {
        Git("add", "--all");
        Git("-c", "user.name=A Developer", "-c", "user.email=developer@example.org", "commit", "--quiet", "-m", tag);
        Git("tag", tag);
    }

    /// <summary>Writes <see cref="Tests"/>, which no commit has.</summary>
    /// <param name="use">An expression that uses the library: the compiler leaves out references that nothing uses.</param>
    public void WriteTests(string use)
    {
        Write(Tests, $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup><TargetFramework>net10.0</TargetFramework><EnableDynamicLoading>true</EnableDynamicLoading></PropertyGroup>
              <ItemGroup>
                <ProjectReference Include="../src/Lib/Lib.csproj;{Path.GetFullPath("src/SplNet/SplNet.csproj")}" />
              </ItemGroup>
            </Project>
            """);
        Write("tests/Use.cs", $"public static class Use {{ public static object Of() => {use}; }}");
    }

    private void Git(params string[] arguments) => Run("git", arguments);
}
