using SplNet.Mutations.Compiling;
using SplNet.Mutations.Operators;
using SplNet.Mutations.Results;
using SplNet.Tool.Mutating.Choosing;
using SplNet.Tool.Mutating.Compiling;
using SplNet.Tool.Mutating.Reporting;
using SplNet.Tool.Mutating.Validating;
using SplNet.Tool.Reporting;
using SplNet.Values.Runtimes;
using SplNet.Versions.Assemblies;
using SplNet.Versions.Builds;
using SplNet.Versions.Cache;
using SplNet.Versions.Repositories;
using SplNet.Views.Mutations;

namespace SplNet.Tool.Mutating;

/// <summary>The command <c>splnet mutate</c>: plants slowdowns, runs the performance tests, summarizes the results.</summary>
internal sealed class MutateCommand(TextWriter output, TextWriter errors)
{
    private readonly DateTimeOffset _began = TimeProvider.System.GetUtcNow();
    private readonly MutateSteps _steps = new();

    /// <summary>Runs the command.</summary>
    public ExitCode Run(MutateRequest request)
    {
        if (Missing(request).Concat(request.Views.Problems()).ToList() is { Count: > 0 } problems)
            return UsageError.Write(errors, problems);
        try
        {
            if (request.Functional is { } functional)
                FunctionalAssembly.RequireFramework(functional);
            if (MutateSuites.Find(request, errors) is not { } suites)
                return ExitCode.Usage;
            if (suites.Tests.Tests.Count == 0)
                return NoTest(suites);

            // Checked early, because the changed lines are needed only after a long build.
            if (request.Since is { } since)
                ChangesSince.Require(FolderOf(request), request.Repository, since);
            return Build(request, suites);
        }
        catch (RepositoryException unreadable) when (unreadable.Problem == RepositoryProblem.Unsupported)
        {
            errors.WriteLine(unreadable.Message);
            return ExitCode.NotMeasured;
        }
        catch (Exception mistake) when (mistake is SplNetException or UnusableOperatorException or RepositoryException or CacheException)
        {
            return UsageError.Write(errors, mistake.Message);
        }
        catch (Exception failure) when (failure is BuildFailedException or CompilationFailedException)
        {
            errors.WriteLine(failure.Message);
            return ExitCode.NotMeasured;
        }
    }

    private static string FolderOf(MutateRequest request) => Path.GetDirectoryName(Path.GetFullPath(request.Project))!;

    private static IEnumerable<string> Missing(MutateRequest request)
    {
        foreach (var (option, file) in new[]
        {
            ("--project", request.Project),
            ("--functional", request.Functional),
            ("--operators-in", request.OperatorsIn),
        }
            .Where(static one => one.Item2 is not null && !File.Exists(one.Item2)))
            yield return $"{option} is '{file}', which does not exist. Name an existing file.";
    }

    private ExitCode NoTest(MutateSuites suites)
    {
        // A file without a formula is reported as an unreadable requirement, so these are assemblies.
        var why = suites.Tests.Requirements.Count == 0
            ? "no [Spl] attribute was found. Name the assembly that has them, or a file of formulas"
            : "their requirements do not name an operand that can be measured";
        errors.WriteLine($"No performance test in {string.Join(", ", suites.Suites.Select(static suite => suite.Path))}: {why}.");
        foreach (var one in suites.Tests.Unreadable)
            errors.WriteLine($"{one.Name}: {string.Join(" ", one.Problems)}");
        return ExitCode.NothingToRun;
    }

    private ExitCode Build(MutateRequest request, MutateSuites suites)
    {
        SdkCompiler.Use(); // before any method that uses a type of the compiler
        return Build(request, suites, MutantChoice.Operators(request));
    }

    private ExitCode Build(MutateRequest request, MutateSuites suites, IReadOnlyList<IMutationOperator> operators)
    {
        using var progress = new MutateProgress(errors);
        progress.Step($"Building {request.Project} in a private copy.");
        using var build = _steps.Do(
            () => ProjectBuild.RunAsync(request.Project, Options(request, suites), CancellationToken.None).GetAwaiter().GetResult(),
            static (times, seconds) => times with { Compile = times.Compile + seconds });
        var results = new MutateRun(request, suites, operators, build, progress, _steps).Run();
        return ShowResults(results with { ExitCode = (int)MutateEnd.Of(results, request.BreakAt) }, request);
    }

    private ExitCode ShowResults(MutationResults results, MutateRequest request)
    {
        var document = RunReport.Of(results);
        var rest = MutateFiles.Rest(results, request);
        Screen.Show(
            output, [.. MutationText.Sections(document, MutateDefaults.MostLines, Screen.Width(output), rest).Select(static section =>
                new ReportSection(section.Title, section.Rows) { Items = section.Table is { } table ? ItemsOf(table) : null })]);
        if (MutateEnd.BelowLimit(results, request.BreakAt) is { } below)
            errors.WriteLine(below);
        return MutateFiles.Write(results, document, request.Views, _began, output) is { Length: > 0 } unwritten
            ? UsageError.Write(errors, unwritten)
            : (ExitCode)results.ExitCode;
    }

    private static IReadOnlyList<ReportItem> ItemsOf(ShownTable table) =>
        [.. table.Rows.Select(row => ReportItem.Of(row[0], [.. table.Head.Skip(1)], [.. row.Skip(1)]))];

    private static BuildOptions Options(MutateRequest request, MutateSuites suites) => new()
    {
        TargetFramework = request.Framework,
        HostFramework = HostFramework(suites.Tests.Tests[0].Home),
        Properties = request.Properties,
        SkippedSubmodules = request.SkippedSubmodules,
        Timeout = request.BuildTimeout,
        Advice = BuildAdvice.OfMutants,
    };

    // The framework for the processes of the tests, whatever framework the tool uses.
    private static string HostFramework(string home) =>
        AssemblyFramework.Of(home) is { Length: > 0 } framework
            ? framework
            : RuntimeConfiguration.Of(home)?.TargetFramework ?? $"net{RuntimeChoice.OfSplNet.Number.ToString(2)}";
}
