using BenchmarkDotNet.Characteristics;
using BenchmarkDotNet.Environments;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains;
using BenchmarkDotNet.Toolchains.DotNetCli;
using BenchmarkDotNet.Toolchains.Parameters;
using BenchmarkDotNet.Toolchains.Results;
using SplNet.Machine;
using SplNet.Measuring;
using SplNet.Processes;
using SplNet.Statements.Experiments;
using SplNet.Values;
using SplNet.Values.Runtimes;
using SplNet.Versions.Repositories;

namespace SplNet.Evaluation.Toolchain;

/// <summary>
/// A program that BenchmarkDotNet generates and builds from the operands, in a temporary folder that is removed in the end, even if this
/// process is killed. It is built once and started once per run, so that the runs of different operands can be interleaved.
/// </summary>
internal sealed class ToolchainProgram : IDisposable
{
    private const int ShownLines = 30;

    private static readonly string[] TemporaryFolders = ["TMPDIR", "TMP", "TEMP"];

    // After its tree is killed, a process's pipes close at once.
    private static readonly TimeSpan EndTime = TimeSpan.FromSeconds(5);

    private static readonly IResolver Resolver = new CompositeResolver(EnvironmentResolver.Instance, InfrastructureResolver.Instance);

    private readonly Descendants _descendants = new();
    private readonly Dictionary<MeasuredOperand, BenchmarkBuildInfo> _benchmarks = [];
    private IReadOnlyList<string> _metrics = [];
    private PrivateFolder? _folder;
    private BuildResult? _built;

    /// <summary>Generates and builds.</summary>
    /// <returns>Why that failed, for the user, or null.</returns>
    public string? Build(string assembly, IReadOnlyList<MeasuredOperand> operands, MeasureSettings settings)
    {
        if (SdkRoslyn.Offer() is { } missing)
            return Unbuilt(missing);
        _metrics = settings.Metrics;
        _folder = new PrivateFolder();
        _descendants.Open();
        foreach (var operand in operands)
        {
            var benchmark = ToolchainCase.Of(operand, settings, _descendants);
            _benchmarks[operand] = new BenchmarkBuildInfo(benchmark, benchmark.Config, _benchmarks.Count);
        }

        var partition = new BuildPartition([.. _benchmarks.Values], Resolver);
        var generated = new ReferencingGenerator(_folder.Path, assembly).GenerateProject(partition, NullLogger.Instance, _folder.Path);
        if (!generated.IsGenerateSuccess)
            return $"BenchmarkDotNet could not generate its project: {generated.GenerateException?.Message}";
        var log = new AccumulationLogger();
        _built = new DotNetCliCommand(
            HostCommand.DotNet(), string.Empty, generated, log, partition, Variables(_folder.CreateSubfolder("tmp")), partition.Timeout,
            logOutput: true)
            .RestoreThenBuild();
        return _built.IsBuildSuccess && IsProgramThere(generated.ArtifactsPaths)
            ? null
            : Unbuilt(Shortened(_built.IsBuildSuccess ? log.GetLog() : Errors(_built)));
    }

    /// <summary>Starts the program for one run.</summary>
    /// <param name="operand">The measured operand.</param>
    /// <param name="quantiles">The quantiles of calls that are wanted.</param>
    /// <param name="timeout">How long it may take.</param>
    public LaunchOutcome Launch(MeasuredOperand operand, IReadOnlyList<double> quantiles, TimeSpan timeout)
    {
        var info = _benchmarks[operand];
        var log = new AccumulationLogger();
        var parameters = new ExecuteParameters(_built!, info.BenchmarkCase, info.Id, log, Resolver, launchIndex: 1);
        var execution = Task.Run(() => new DotNetCliExecutor(HostCommand.DotNet()).Execute(parameters));
        if (!execution.Wait(timeout))
            return Ended(execution, timeout);
        var result = execution.Result;
        var readings = ToolchainReadings.Of(result, info.BenchmarkCase, _metrics, quantiles);
        return readings is not null
            ? new LaunchOutcome(readings, null, null)
            : LaunchOutcome.Failed(
                $"BenchmarkDotNet's process ended with {ExitCode.Describe(result.ExitCode ?? -1)} before it had measured. Its output:" +
                Environment.NewLine +
                Shortened(string.Join(Environment.NewLine, result.Errors.Concat(result.Results).Concat(result.StandardOutput))));
    }

    public void Dispose()
    {
        if (_folder is null)
            return;
        EndProcesses();
        _descendants.LetGo();
        try
        {
            _folder.Dispose();
        }
        catch (Exception held) when (held is IOException or UnauthorizedAccessException)
        {
            // On Windows a process that was just ended may hold its files for a moment; a later process finds the folder without an owner.
        }
    }

    // The program joins its job by itself on Windows; without marks and jobs, its command line identifies it.
    private void EndProcesses()
    {
        _descendants.Kill();
        if (!OperatingSystem.IsLinux() && !OperatingSystem.IsWindows())
            NamedProcesses.Kill(_folder!.Path);
    }

    // MSBuild and NuGet leave files in the temporary folder, so they get a separate one.
    private EnvironmentVariable[] Variables(string temporary) =>
    [
        .. TemporaryFolders.Select(name => new EnvironmentVariable(name, temporary)),
        new EnvironmentVariable(_descendants.Variable, _descendants.Value),
        new EnvironmentVariable("MSBUILDDISABLENODEREUSE", "1"),
    ];

    // BenchmarkDotNet itself waits for its process without any bound.
    private LaunchOutcome Ended(Task execution, TimeSpan timeout)
    {
        EndProcesses();
        var hasEnded = Task.WaitAny([execution], EndTime) == 0;
        return LaunchOutcome.Failed(
            $"BenchmarkDotNet's process gave no answer within {Durations.Text(timeout)} and was " +
            $"{(hasEnded ? string.Empty : "not yet ")}ended: the measured code or its set-up hangs " +
            "or is too slow. Raise ExperimentOptions.LaunchTimeout if it needs longer.") with { IsTimeout = true };
    }

    private static string Unbuilt(string reason) =>
        $"BenchmarkDotNet could not build its project. Isolation = Process measures without a build.{Environment.NewLine}{reason}";

    // BenchmarkDotNet counts a negative exit code as success, and on Windows `dotnet` returns one if it does not find an SDK.
    private static bool IsProgramThere(ArtifactsPaths paths) =>
        File.Exists(Path.Combine(paths.BinariesDirectoryPath, paths.ProgramName + ".dll"));

    private static string Errors(BuildResult built)
    {
        var lines = (built.ErrorMessage ?? string.Empty).Split('\n', StringSplitOptions.TrimEntries);
        // The heading "Standard error:" is not an error.
        var errors = lines.Where(static line => line.Contains("error ", StringComparison.Ordinal)).Distinct(StringComparer.Ordinal)
            .ToList();
        return string.Join(Environment.NewLine, errors.Count > 0 ? errors : lines);
    }

    private static string Shortened(string text) =>
        string.Join(
            Environment.NewLine,
            text.Split('\n').Select(static line => line.TrimEnd()).Where(static line => line.Length > 0).TakeLast(ShownLines));
}
