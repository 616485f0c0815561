using System.Diagnostics;

namespace SplNet.Benchmarks;

/// <summary>A git repository in a temporary folder: a library of one method in two versions, and many other files.</summary>
internal sealed class LibraryWithHistory : IDisposable
{
    public const int Files = 1500;

    /// <summary>A project that refers to the library and to SplNet.</summary>
    public const string Tests = "tests/Tests.csproj";

    private const int FileBytes = 4000;

    private readonly string _root = Directory.CreateTempSubdirectory("splnet-library-").FullName;

    /// <summary>Makes it.</summary>
    /// <param name="methods">How many methods the library has beside the one.</param>
    public LibraryWithHistory(int methods = 0)
    {
        Git("init", "--quiet");
        Write(".gitignore", "bin/\nobj/\n");
        Write("src/Lib/Lib.csproj", """
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup>
            </Project>
            """);
        for (var file = 3; file < Files; file++)
            Write(FormattableString.Invariant($"docs/{file % 50}/page{file}.md"), string.Concat(Enumerable.Repeat(FormattableString.Invariant($"{file} "), FileBytes / 5)));
        if (methods > 0)
            Write("src/Lib/Many.cs", $"namespace Lib;\npublic static class Many\n{{\n{string.Concat(Enumerable.Range(0, methods).Select(Method))}}}\n");
        Commit("v1", 1);
        Commit("v2", 2);
        Write(Tests, $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup><TargetFramework>net10.0</TargetFramework><EnableDynamicLoading>true</EnableDynamicLoading></PropertyGroup>
              <ItemGroup>
                <ProjectReference Include="../src/Lib/Lib.csproj;{Path.GetFullPath("src/SplNet/SplNet.csproj")}" />
              </ItemGroup>
            </Project>
            """);
        // The compiler leaves out references that nothing uses.
        Write("tests/Use.cs", "public static class Use { public static int Of() => Lib.Work.Divide(1); }");
    }

    /// <summary>The work tree.</summary>
    public string Folder => _root;

    /// <summary>The assembly of <see cref="Tests"/>, once <see cref="Run"/> has built it.</summary>
    public string Assembly => Path.Combine(_root, "tests/bin/Release/net10.0/Tests.dll");

    /// <summary>Runs a program in the work tree, with a cache of versions of its own.</summary>
    /// <returns>What it printed, and the seconds that it took.</returns>
    public (string Output, double Seconds) Run(string program, params string[] arguments)
    {
        var start = new ProcessStartInfo(program, arguments) { WorkingDirectory = _root, RedirectStandardOutput = true, RedirectStandardError = true, UseShellExecute = false };
        start.Environment["SPLNET_CACHE"] = Path.Combine(_root, ".cache");
        start.Environment["MSBUILDDISABLENODEREUSE"] = "1";
        start.Environment["GIT_CONFIG_GLOBAL"] = "/dev/null";
        start.Environment["GIT_CONFIG_NOSYSTEM"] = "1";
        var watch = Stopwatch.StartNew();
        using var process = Process.Start(start) ?? throw new InvalidOperationException($"{program} could not be started.");
        var errors = process.StandardError.ReadToEndAsync();
        var output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return process.ExitCode <= 2 ? (output, watch.Elapsed.TotalSeconds) : throw new InvalidOperationException($"{program} ended with exit code {process.ExitCode}: {output}{errors.GetAwaiter().GetResult()}");
    }

    public void Dispose() => Directory.Delete(_root, recursive: true);

    private static string Method(int number) => FormattableString.Invariant(
        $"    public static int Of{number}(int size) {{ var sum = {number}; for (var index = 0; index < size; index++) sum += index % 3 == 0 ? sum % (index + 1) : index; return sum; }}\n");

    private void Commit(string tag, int rounds)
    {
        Write("src/Lib/Work.cs", FormattableString.Invariant($$"""
            namespace Lib;

            public static class Work
            {
                public static int Divide(int size)
                {
                    var sum = 0;
                    for (var round = 0; round < {{rounds}}; round++)
                    {
                        for (var index = 1; index <= size; index++)
                            sum += size / index;
                    }

                    return sum;
                }
            }
            """));
        Git("add", "--all");
        Git("-c", "user.name=A Developer", "-c", "user.email=developer@example.org", "commit", "--quiet", "-m", tag);
        Git("tag", tag);
    }

    private void Git(params string[] arguments) => Run("git", arguments);

    private void Write(string path, string text)
    {
        var file = Path.Combine(_root, path);
        Directory.CreateDirectory(Path.GetDirectoryName(file)!);
        File.WriteAllText(file, text);
    }
}
