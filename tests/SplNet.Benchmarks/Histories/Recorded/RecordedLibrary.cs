using System.Diagnostics;

namespace SplNet.Benchmarks;

/// <summary>
/// A git repository in a temporary folder with the history of a small library, a program that knows it, and the built tool,
/// which is run beside them.
/// </summary>
internal sealed class RecordedLibrary : IDisposable
{
    private const string Program = "perf/Perf.csproj";

    private static readonly TimeSpan Longest = TimeSpan.FromMinutes(10);

    private readonly string _tool = BuiltTool.Path();
    private readonly string _root = Directory.CreateTempSubdirectory("splnet-recorded-").FullName;
    private readonly List<string> _commits = [];
    private Process? _running;

    private RecordedLibrary()
    {
    }

    /// <summary>Makes the repository and builds the program.</summary>
    /// <param name="series">The operations that are measured.</param>
    public static RecordedLibrary Of(IReadOnlyList<RecordedSeries> series)
    {
        var library = new RecordedLibrary();
        try
        {
            library.Make(series);
            return library;
        }
        catch
        {
            library.Dispose();
            throw;
        }
    }

    /// <summary>The ids of the commits, in their order.</summary>
    public IReadOnlyList<string> Commits => _commits;

    /// <summary>The bytes of the history.</summary>
    public long StoreBytes => Directory.EnumerateFiles(Kept, "history.db*").Sum(static file => new FileInfo(file).Length);

    private string Kept => Path.Combine(_root, ".kept");

    /// <summary>Checks a commit out.</summary>
    public void CheckOut(string commit) => Git("checkout", "--quiet", commit);

    /// <summary>Runs <c>splnet history</c> on the requirements.</summary>
    /// <returns>Its exit code, all that it printed, and the seconds that it took.</returns>
    public (int ExitCode, string Output, double Seconds) History(string command, params string[] options) =>
        Run("dotnet", [_tool, "history", command, "perf/perf.spl", "--assembly", "perf/bin/Release/net10.0/Perf.dll", .. options]);

    public void Dispose()
    {
        // Where the user ends the program.
        if (_running is { HasExited: false } running)
            running.Kill(entireProcessTree: true);
        _running?.Dispose();
        if (Directory.Exists(_root))
            Directory.Delete(_root, recursive: true);
    }

    private void Make(IReadOnlyList<RecordedSeries> series)
    {
        Git("init", "--quiet");
        Write("src/Numbers/Numbers.csproj", """
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup>
            </Project>
            """);
        Write(".gitignore", "bin/\nobj/\n/perf/\n/.kept/\n");
        foreach (var one in RecordedSeries.All)
            Write($"src/Numbers/{one.Class}.cs", one.Source(RecordedSeries.Rounds));
        foreach (var commit in RecordedCommit.All)
            Commit(commit);
        Write(Program, $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup><TargetFramework>net10.0</TargetFramework><EnableDynamicLoading>true</EnableDynamicLoading></PropertyGroup>
              <ItemGroup>
                <ProjectReference Include="../src/Numbers/Numbers.csproj" />
                <Reference Include="{Path.GetDirectoryName(_tool)}/*.dll" Exclude="{_tool};{Path.GetDirectoryName(_tool)}/SplNet.Host.dll" />
                <None Include="{Path.GetDirectoryName(_tool)}/SplNet.Host.*" CopyToOutputDirectory="PreserveNewest" />
              </ItemGroup>
            </Project>
            """);
        // The compiler leaves out references that nothing uses.
        Write("perf/Use.cs", "public static class Use { public static int Of() => Numbers.Checksums.Of(1); }");
        Write("perf/perf.spl", string.Concat(series.Select(static one => one.Requirement + "\n")));
        Require(Run("dotnet", "build", "-c", "Release", Program));
    }

    private static string Require((int ExitCode, string Output, double Seconds) run) =>
        run.ExitCode == 0 ? run.Output : throw new InvalidOperationException($"Exit code {run.ExitCode}: {run.Output}");

    private void Commit(RecordedCommit commit)
    {
        if (commit.Class is { } changed)
            Write($"src/Numbers/{changed}.cs", RecordedSeries.All.First(one => one.Class == changed).Source(commit.Rounds));
        else if (commit.Title.Contains("words", StringComparison.OrdinalIgnoreCase))
            Write(
                $"src/Numbers/Words{_commits.Count}.cs",
                FormattableString.Invariant($"namespace Numbers;\n\npublic static class Words{_commits.Count}\n{{\n") +
                "    public static string Of(int count) => new('w', count);\n}\n");
        else
            Write("README.md", $"# Numbers\n\n{commit.Title}.\n");
        Git("add", "--all");
        Git("-c", "user.name=A Developer", "-c", "user.email=developer@example.org", "commit", "--quiet", "-m", commit.Title);
        _commits.Add(Git("rev-parse", "HEAD").Trim());
    }

    private string Git(params string[] arguments) => Require(Run("git", arguments));

    // Whatever hangs is ended, with all that it has started.
    private (int ExitCode, string Output, double Seconds) Run(string program, params string[] arguments)
    {
        var start = new ProcessStartInfo(program, arguments)
        {
            WorkingDirectory = _root,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            UseShellExecute = false,
        };
        start.Environment["SPLNET_HISTORY"] = Path.Combine(Kept, "history.db");
        start.Environment["SPLNET_CACHE"] = Path.Combine(Kept, "cache");
        start.Environment["MSBUILDDISABLENODEREUSE"] = "1";
        start.Environment["UseSharedCompilation"] = "false";
        start.Environment["GIT_CONFIG_GLOBAL"] = "/dev/null";
        start.Environment["GIT_CONFIG_NOSYSTEM"] = "1";
        var watch = Stopwatch.StartNew();
        using var process = Process.Start(start) ?? throw new InvalidOperationException($"{program} could not be started.");
        _running = process;
        var (output, errors) = (process.StandardOutput.ReadToEndAsync(), process.StandardError.ReadToEndAsync());
        if (!process.WaitForExit(Longest))
        {
            process.Kill(entireProcessTree: true);
            _running = null;
            throw new InvalidOperationException(
                $"'{program} {string.Join(' ', arguments)}' took more than {Longest.TotalMinutes:0} minutes.");
        }

        _running = null;
        return (process.ExitCode, output.GetAwaiter().GetResult() + errors.GetAwaiter().GetResult(), watch.Elapsed.TotalSeconds);
    }

    private void Write(string path, string text)
    {
        var file = Path.Combine(_root, path);
        Directory.CreateDirectory(Path.GetDirectoryName(file)!);
        File.WriteAllText(file, text);
    }
}
