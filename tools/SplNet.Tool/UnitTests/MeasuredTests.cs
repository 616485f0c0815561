using SplNet.Evaluation;
using SplNet.Tool.Generating;
using SplNet.Tool.Generating.Reading;
using SplNet.Tool.Generating.Trying;
using SplNet.Tool.Generating.Writing;
using SplNet.Tool.Reporting;
using SplNet.Tool.Requirements;
using SplNet.Values;
using SplNet.Values.Options;
using SplNet.Values.Runtimes;
using SplNet.Versions.Builds;
using SplNet.Versions.Repositories;

namespace SplNet.Tool.UnitTests;

/// <summary>
/// Unit tests of an assembly as requirements, without a file in the user's folders: their benchmarks are compiled in a
/// private one, next to a copy of the tests' output. It is removed with this object, or with the process.
/// </summary>
internal sealed class MeasuredTests : IDisposable
{
    private const int ShownNames = 5;

    private readonly PrivateFolder _folder = new();
    private readonly UnitTestsRequest _request;
    private readonly string _assembly;

    private MeasuredTests(UnitTestsRequest request, TextWriter errors)
    {
        _request = request;
        AppDomain.CurrentDomain.ProcessExit += OnExit;
        try
        {
            (_assembly, Summary) = Make(errors);
        }
        catch
        {
            Dispose();
            throw;
        }
    }

    /// <summary>How many tests are measured, and which are not.</summary>
    public TestsSummary Summary { get; }

    /// <summary>Where their requirements are read. Each has the name of its test, with its row.</summary>
    public RequirementInputs Inputs =>
        new([_assembly], _assembly, Filter: null) { UnitTests = _request.Assembly, IsPartOfTests = _request.IsPart };

    /// <summary>Does something with unit tests.</summary>
    /// <param name="request">Which.</param>
    /// <param name="settings">How to measure.</param>
    /// <param name="errors">Takes what is wrong with the tests.</param>
    /// <param name="isToday">True if today's build is measured, and not only the builds of revisions.</param>
    /// <param name="use">The action, with the settings by which their versions are found.</param>
    /// <param name="before">An action before anything is compiled, with the same settings.</param>
    public static ExitCode Use(
        UnitTestsRequest request, RunSettings settings, TextWriter errors, bool isToday, Func<MeasuredTests, RunSettings, ExitCode> use,
        Action<RunSettings>? before = null)
    {
        try
        {
            // The settings belong to the project, and the private folder has none.
            OptionLayers.Folder = ProgramFolder.Of(Path.GetFullPath(request.Assembly));
            if (isToday && File.Exists(request.Assembly) && ExperimentOptions.Understood().OnDebugBuild == OnDebugBuild.Refuse
                && BuildGuard.Problem(request.Assembly, "Build it with dotnet build -c Release and name that assembly") is { } problem)
            {
                throw new SplNetException(problem);
            }

            var builds = TestsVersions.Over(settings.Builds, request.Assembly);
            if (File.Exists(request.Assembly))
                before?.Invoke(settings with { Builds = builds });
            using var tests = new MeasuredTests(request, errors);
            if (tests.Summary.Benchmarks > 0)
                return use(tests, settings with { Builds = builds });
            errors.WriteLine(tests.Summary.Text);
            return ExitCode.NothingToRun;
        }
        catch (Exception mistake) when (mistake is SplNetException or BuildFailedException)
        {
            return UsageError.Write(errors, mistake.Message);
        }
    }

    /// <inheritdoc/>
    public void Dispose()
    {
        AppDomain.CurrentDomain.ProcessExit -= OnExit;
        try
        {
            _folder.Dispose();
        }
        catch (Exception held) when (OperatingSystem.IsWindows() && held is IOException or UnauthorizedAccessException)
        {
            // Files that this process has loaded stay until it ends; the next one removes them.
        }
    }

    private (string Assembly, TestsSummary Summary) Make(TextWriter errors)
    {
        using var tests = TestsAssembly.Open(_request.Assembly);
        var names = NamesIn(_request.Only);
        var filter = new TestFilter(_request.Filter, names);
        var chosen = ChosenTests.WithRows(
            [.. ChosenTests.Of(tests.Read(), filter, _request.LeftOut).Select(BenchmarkPlan.Writable)], filter,
            new SourceListing(tests.Path, _request.MostRows));
        var plan = filter.Of(BenchmarkPlan.Of(chosen, Backend.SplNet, static _ => (KeptObjects.Faithful, PoolSizes.Smallest)));
        var summary = TestsSummary.Of(_request, plan);
        if (filter.Missing(plan) is { Count: > 0 } missing)
            errors.WriteLine(
                $"{_request.Only} names {Plural.Of(missing.Count, "test")} that {tests.Name} does not have or cannot measure: " +
                $"{string.Join(", ", missing.Take(ShownNames))}{(missing.Count > ShownNames ? ", …" : string.Empty)}. " +
                "Remove the names, or run 'splnet init' again.");
        if (plan.Benchmarks == 0)
            return (string.Empty, summary);
        errors.WriteLine($"Compiling benchmarks of {Plural.Of(plan.Tests, "unit test")} of {tests.Name}, in a private folder.");
        return (MeasuredOutput.Make(tests.Path, PlanSources.Of(plan, Backend.SplNet, Statement.Measured), _folder.Path), summary);
    }

    private static IReadOnlyList<string>? NamesIn(string? file)
    {
        if (file is null)
            return null;
        if (!File.Exists(file))
            throw new SplNetException($"--only {file} does not exist. Name a file with the full names of tests, one on a line.");
        return [.. File.ReadAllLines(file).Select(static line => line.Trim())
            .Where(static line => line.Length > 0 && !line.StartsWith('#'))];
    }

    private void OnExit(object? sender, EventArgs arguments) => Dispose();
}
