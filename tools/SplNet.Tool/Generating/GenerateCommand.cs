using SplNet.Evaluation;
using SplNet.Tool.Generating.Reading;
using SplNet.Tool.Generating.Trying;
using SplNet.Tool.Generating.Writing;
using SplNet.Tool.Reporting;
using SplNet.UnitTests.Candidates;
using SplNet.Values;
using SplNet.Versions.Assemblies;

namespace SplNet.Tool.Generating;

/// <summary>
/// The command <c>splnet generate</c>: creates a benchmark project from an assembly of unit tests. The tests are read, and tried in
/// separate processes; none of their code runs in this process.
/// </summary>
internal sealed class GenerateCommand(TextWriter output, TextWriter errors)
{
    public ExitCode Run(GenerateRequest request)
    {
        try
        {
            return Generate(request);
        }
        catch (SplNetException mistake)
        {
            return UsageError.Write(errors, mistake.Message);
        }
    }

    // A generation removes everything that it does not rewrite, which would be all benchmarks of the other tests.
    private static void RequireSameTests(Manifest earlier, string tests, GenerateRequest request)
    {
        if (earlier.Tests.Length > 0 && earlier.Tests != tests)
            throw new SplNetException(
                $"{request.Into} holds benchmarks of {earlier.Tests}, but {request.Tests} is {tests}, so they would be removed. " +
                "Name another folder with --into; if the tests were renamed, delete the folder first.");
    }

    private static SortedDictionary<string, string> FilesOf(
        BenchmarkPlan plan, GenerateRequest request, string project, string framework, string tests)
    {
        var files = PlanSources.Of(plan, request.Backend, Statement.NotSlower);
        if (request.Part == GeneratedPart.Sources)
            return files;
        files[project] = ProjectSource.Of(
            request.Backend, framework, tests, plan.HasSources, isInBuild: request.Part == GeneratedPart.Project);
        files[ProjectSource.ProgramFile] = ProjectSource.Program(request.Backend);
        return files;
    }

    // Null if nothing is tried.
    private static ManifestTrial? TrialOf(GenerateRequest request, string assembly) =>
        request.Tries
            ? new ManifestTrial(
                TestsBuild.HashOf(assembly), ToolVersion.Text, request.Longest.TotalSeconds, request.LifeCycle, request.Accepted)
            : null;

    private TriedTests Try(
        GenerateRequest request, string assembly, string project, IReadOnlyList<TestCandidate> wanted, EarlierStates earlier)
    {
        if (!request.Tries && request.LifeCycle != LifeCycleChoice.Faithful)
            throw new SplNetException(
                $"--lifecycle {request.LifeCycle.ToString().ToLowerInvariant()} needs the trial, which checks each test with it. " +
                "Leave out --no-trial.");
        if (!request.Tries)
            return TriedTests.Untried(wanted);
        if (AssemblyOptimization.IsDebug(assembly))
        {
            errors.WriteLine(Path.GetFileName(assembly) + (AssemblyOptimization.IsRelease(assembly)
                ? $" was built in Release, but not optimised; the trial uses it unchanged. {BuildGuard.Again}."
                : " is a Debug build; the trial uses it unchanged, but the benchmarks build the tests in Release. " +
                    "Build with dotnet build -c Release and name that assembly to get the times of the measured code."));
        }

        var trial = new TestTrial(assembly, project, request.Longest, request.LifeCycle != LifeCycleChoice.Faithful)
        {
            Accepted = request.AcceptedReasons,
            Earlier = earlier,
        };
        var tries = wanted.Count(trial.TriesNow);
        if (tries > 0 || !earlier.Hold)
            errors.WriteLine($"Trying {Plural.Of(tries, "test")} of {Path.GetFileName(assembly)} repeatedly in separate processes.");
        return trial.Try(wanted);
    }

    // A build would compile what an earlier one has left.
    private static ExitCode Nothing(GenerateRequest request, OutputFolder folder)
    {
        if (request.Part == GeneratedPart.Sources)
            folder.Write(new Dictionary<string, string>(StringComparer.Ordinal));
        return ExitCode.NothingToRun;
    }

    private ExitCode Generate(GenerateRequest request)
    {
        using var tests = TestsAssembly.Open(request.Tests);
        var into = Path.TrimEndingDirectorySeparator(Path.GetFullPath(request.Into));
        var project = TestsProject.Of(tests.Path, request.Project);
        TestsProject.RequireApart(project, into);
        var earlier = Manifests.Read(into);
        RequireSameTests(earlier, tests.Name, request);
        var folder = new OutputFolder(into, earlier.Files);
        folder.RequireWritable();
        if (request.Part == GeneratedPart.Project)
        {
            Write(new BenchmarkPlan([], []), state: null, static () => []);
            output.WriteLine($"{request.Into}: each build of this project generates the benchmarks of {tests.Name}.");
            return ExitCode.Ok;
        }

        var found = tests.Read(request.AcceptedReasons);
        var filter = new TestFilter(request.Filter);
        var wanted = ChosenTests.Of(found, filter, request.LeftOut);
        if (wanted.Count == 0)
        {
            errors.WriteLine(found.Count == 0
                ? $"{request.Tests} does not contain tests of xUnit.net, MSTest, NUnit or TUnit."
                : $"No test of {request.Tests} has '{request.Filter}' in its name.");
            return Nothing(request, folder);
        }

        var writable = ChosenTests.WithRows(
            [.. wanted.Select(BenchmarkPlan.Writable)], filter, new SourceListing(tests.Path, request.MostRows));
        var trial = TrialOf(request, tests.Path);
        var tried = Try(
            request, tests.Path, project, writable,
            trial is null ? EarlierStates.None : ManifestStates.Of(earlier, writable, trial, request.Retries));
        var plan = filter.Of(BenchmarkPlan.Of(tried.Tests, request.Backend, test => tried.Keep(test, request.LifeCycle)));
        if (plan.Benchmarks == 0)
        {
            GenerateReport.Show(output, tests.Name, plan, tried, null, [], request.Into);
            return Nothing(request, folder);
        }

        var gone = Write(plan, trial, () => GoneTests.Of(earlier, found, folder));
        GenerateReport.Show(output, tests.Name, plan, tried, folder, gone, request.Into);
        return ExitCode.Ok;

        IReadOnlyList<ManifestBenchmark> Write(
            BenchmarkPlan written, ManifestTrial? state, Func<IReadOnlyList<ManifestBenchmark>> findGone)
        {
            var relative = Path.GetRelativePath(into, project).Replace('\\', '/');
            folder.Write(FilesOf(written, request, Path.GetFileName(into) + ".csproj", tests.TargetFramework, relative));
            var left = findGone();
            File.WriteAllText(
                Path.Combine(into, Manifest.File),
                DocumentJson.Write(Manifests.Of(tests.Name, request.Backend, written, state, left, folder.Written)) + "\n");
            return left;
        }
    }
}
