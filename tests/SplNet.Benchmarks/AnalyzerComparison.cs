using System.Diagnostics;
using System.Globalization;
using System.Text.RegularExpressions;

namespace SplNet.Benchmarks;

/// <summary>What the analyzers cost a build: a project of many formulas, compiled with them and without them in turn.</summary>
internal static partial class AnalyzerComparison
{
    public const int DefaultRounds = 11;

    private const int Files = 300;
    private const int Formulas = 1000;
    private const int PlainMethods = 12;

    // By then the compiler server and the analyzers in it are compiled themselves.
    private const int WarmUps = 10;

    public static string Run(int rounds)
    {
        var folder = Directory.CreateTempSubdirectory("splnet-analyzers-").FullName;
        var server = "splnet-" + Guid.NewGuid().ToString("N");
        try
        {
            WriteProject(folder);
            Build(folder, "restore");
            for (var build = 0; build < WarmUps; build++)
                Rebuild(folder, isAnalyzed: true, server);
            return $"""
                | figure, median of {rounds} rounds | compiler server | a compiler for each build |
                |---|---:|---:|
                {Rows(Measure(folder, server, rounds), Measure(folder, null, rounds))}
                """;
        }
        finally
        {
            ShutDown(folder, server);
            Directory.Delete(folder, recursive: true);
        }
    }

    private static List<(double With, double Without, double Own)> Measure(string folder, string? server, int rounds)
    {
        var measured = new List<(double With, double Without, double Own)>();
        for (var round = 0; round < rounds; round++)
        {
            var isFirst = round % 2 == 0;
            var first = Rebuild(folder, isFirst, server);
            var second = Rebuild(folder, !isFirst, server);
            var (with, without) = isFirst ? (first, second) : (second, first);
            measured.Add((Milliseconds(with), Milliseconds(without), OwnMilliseconds(with)));
            Console.Error.WriteLine(FormattableString.Invariant($"round {round + 1} of {rounds}: {measured[^1].With:0} ms with, {measured[^1].Without:0} ms without"));
        }

        return measured;
    }

    private static string Rows(List<(double With, double Without, double Own)> shared, List<(double With, double Without, double Own)> alone)
    {
        return FormattableString.Invariant($"""
            | the compiler with the analyzers, ms | {Of(shared, static one => one.With):0} | {Of(alone, static one => one.With):0} |
            | the compiler without them, ms | {Of(shared, static one => one.Without):0} | {Of(alone, static one => one.Without):0} |
            | ratio of the two in a round | {Of(shared, static one => one.With / one.Without):0.000} | {Of(alone, static one => one.With / one.Without):0.000} |
            | time in the analyzers, over all threads, by `ReportAnalyzer`, ms | {Of(shared, static one => one.Own):0} | {Of(alone, static one => one.Own):0} |

            """);

        static double Of(List<(double With, double Without, double Own)> measured, Func<(double With, double Without, double Own), double> figure) => Median.Of(measured.Select(figure));
    }

    private static string Rebuild(string folder, bool isAnalyzed, string? server) => Build(
        folder, "build", "--no-restore", "-c", "Release", "-t:Rebuild", $"-p:Analyzed={isAnalyzed}", "-p:ReportAnalyzer=true",
        $"-p:UseSharedCompilation={server is not null}", "-p:SharedCompilationId=" + server, "-v:detailed", "-clp:PerformanceSummary");

    private static void ShutDown(string folder, string server)
    {
        var compilers = Build(folder, "msbuild", "-getProperty:RoslynTargetsPath").Trim();
        Build(folder, Path.Combine(compilers, "bincore", "VBCSCompiler.dll"), "-shutdown", "-pipename:" + server);
    }

    private static string Build(string folder, params string[] arguments)
    {
        var start = new ProcessStartInfo("dotnet") { WorkingDirectory = folder, RedirectStandardOutput = true, UseShellExecute = false };
        start.Environment["MSBUILDDISABLENODEREUSE"] = "1";
        start.Environment["DOTNET_CLI_UI_LANGUAGE"] = "en";
        foreach (var argument in arguments)
            start.ArgumentList.Add(argument);
        using var process = Process.Start(start) ?? throw new InvalidOperationException("dotnet could not be started.");
        var output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return process.ExitCode == 0 ? output : throw new InvalidOperationException(output);
    }

    private static double Milliseconds(string log) => double.Parse(CompilerTime().Match(log).Groups["ms"].Value, CultureInfo.InvariantCulture);

    private static double OwnMilliseconds(string log) => 1000 * double.Parse(AnalyzerTime().Match(log).Groups["s"].Value.TrimStart('<'), CultureInfo.InvariantCulture);

    private static void WriteProject(string folder)
    {
        var own = Path.GetDirectoryName(typeof(Experiment).Assembly.Location);
        var analyzers = Path.GetFullPath("analyzers/SplNet.Analyzers/bin/Release/netstandard2.0/SplNet.Analyzers.dll");
        File.WriteAllText(Path.Combine(folder, "Formulas.csproj"), $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable><ImplicitUsings>enable</ImplicitUsings></PropertyGroup>
              <ItemGroup>
                <Reference Include="{own}/SplNet.dll;{own}/SplNet.Statistics.dll" />
                <Analyzer Include="{analyzers}" Condition="'$(Analyzed)' == 'True'" />
              </ItemGroup>
            </Project>
            """);
        for (var file = 0; file < Files; file++)
            File.WriteAllText(Path.Combine(folder, FormattableString.Invariant($"Class{file}.cs")), Source(file));
    }

    private static string Source(int file)
    {
        var stated = Enumerable.Range(0, Formulas).Where(formula => formula % Files == file).Select(formula => FormattableString.Invariant($$"""
                [SplNet.Spl("forall n in 10, 100: SELF[Class{{file}}.Numbers](n) <= 1.05 * Class{{(file + 1) % Files}}.Plain0[Class{{file}}.Numbers](n)")]
                public static int Stated{{formula}}(int[] numbers) => numbers.Length + {{formula}};

            """));
        var plain = Enumerable.Range(0, PlainMethods).Select(method => FormattableString.Invariant($$"""
                public static int Plain{{method}}(int[] numbers)
                {
                    var seen = new Dictionary<int, string>();
                    for (var index = 0; index < numbers.Length; index++)
                    {
                        var key = numbers[index] % {{method + 2}};
                        if (seen.TryGetValue(key, out var text) && text.Length > 100)
                            seen[key] = text.Substring(text.Length / 2);
                        else
                            seen[key] = (text ?? string.Empty) + index.ToString();
                    }

                    var sum = 0;
                    foreach (var (key, text) in seen)
                        sum += key * text.Length;
                    return sum;
                }

            """));
        return FormattableString.Invariant($$"""
            namespace Formulas;

            public static class Class{{file}}
            {
                public static int[] Numbers(int count, Random random) => [.. Enumerable.Range(0, count).Select(_ => random.Next())];

            {{string.Concat(stated)}}{{string.Concat(plain)}}}
            """);
    }

    [GeneratedRegex(@"(?<ms>\d+) ms\s+Csc\s+\d+ calls", RegexOptions.None, 1000)]
    private static partial Regex CompilerTime();

    [GeneratedRegex(@"(?<s><?[\d.]+)\s+<?\d+\s+SplNet\.Analyzers, Version", RegexOptions.None, 1000)]
    private static partial Regex AnalyzerTime();
}
