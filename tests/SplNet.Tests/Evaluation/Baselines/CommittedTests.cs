using System.Reflection;
using SplNet.Evaluation;
using SplNet.Evaluation.ResultDocuments;
using SplNet.Operands.Formulas;
using SplNet.Replaying;
using SplNet.Statements.Experiments;
using SplNet.Statistics;
using SplNet.Tests.Processes;
using SplNet.UnitTests;
using SplNet.Versions.Tests;
using SplNet.Versions.Tests.Repositories.Git;

namespace SplNet.Tests.Evaluation.Baselines;

/// <summary>
/// A repository whose commits hold nothing but a line, an assembly of tests in it, and the documents that earlier evaluations have left.
/// </summary>
internal sealed class CommittedTests : IDisposable
{
    public const string Formula = "mean(sort) <= mean(sort@before) * 1.05";

    /// <summary>The framework of the assembly, and the runtime of these tests.</summary>
    public static readonly string Framework = $"net8.0 on .NET {Environment.Version.Major}";

    private readonly TemporaryFolder _folder = new();
    private int _documents;

    public CommittedTests()
    {
        Repository = Directory.CreateDirectory(Path.Combine(_folder.Location, "repository")).FullName;
        Documents = Path.Combine(_folder.Location, "documents");
        GitCommand.Run(Repository, "init", "--quiet");
        File.WriteAllText(Path.Combine(Repository, ".gitignore"), "bin\n");
    }

    public string Repository { get; }

    public string Documents { get; }

    /// <summary>Makes a commit and checks it out.</summary>
    /// <returns>Its id.</returns>
    public string Commit(string line)
    {
        Change(line);
        GitCommand.Run(Repository, "add", "--all");
        GitCommand.Run(Repository, "commit", "--quiet", "-m", line);
        return GitCommand.Run(Repository, "rev-parse", "HEAD");
    }

    /// <summary>Changes the work tree.</summary>
    public void Change(string line) => File.WriteAllText(Path.Combine(Repository, "Code.cs"), $"// {line}\n");

    public void CheckOut(params string[] what) => GitCommand.Run(Repository, ["checkout", "--quiet", .. what]);

    /// <summary>What is checked out. A process reads a folder once, so each time it is another one.</summary>
    public CheckedOutCommit Today() => CheckedOutCommit.Of(NewOutput())!;

    /// <summary>Adds the document of an evaluation at a commit.</summary>
    public void Add(
        string commit, Verdict verdict, bool isChanged = false, string source = "Perf", string? instance = null, string? name = null,
        string formula = Formula, string? framework = null, params string[] operands)
    {
        var document = new ResultDocument
        {
            Id = Guid.NewGuid(),
            Ended = new DateTimeOffset(2026, 1, 1, 12, _documents++, 0, TimeSpan.Zero),
            Source = source,
            Instance = instance,
            Framework = framework ?? Framework,
            Commit = new CheckedOutCommit(commit, commit, isChanged),
            Result = new ExperimentResult
            {
                Name = name,
                Formula = formula,
                Verdict = verdict,
                Operands =
                [
                    .. (operands.Length > 0 ? operands : ["sort"]).Select(
                        static operand => new OperandResult { Name = operand, Runs = [] }),
                    new OperandResult { Name = "sort@before", Version = "some", Runs = [] },
                ],
            },
        };
        Directory.CreateDirectory(Documents);
        File.WriteAllText(
            Path.Combine(Documents, $"{document.Ended:yyyyMMdd-HHmmss}-{source}-{document.Id.ToString("N")[..8]}.json"),
            ResultDocumentJson.Write(document));
    }

    /// <summary>Evaluates the formula in the place of the assembly, with written times.</summary>
    public ExperimentResult Evaluate(
        double sort, double before, BaselineOptions? baselines = null, VersionOptions? versions = null, string? row = null,
        EvaluationLog? log = null, params (string Commit, double Nanoseconds)[] at)
    {
        var assembly = Path.Combine(NewOutput(), $"Perf{Guid.NewGuid():N}.dll");
        EmittedAssembly.Write(assembly, "1.0.0");
        var (today, old) = (new FormulaOperand("sort", []), new FormulaOperand("sort", []).Before());
        var claim = new Comparison(
            new OperandEstimate(EstimatorKind.Mean, today, null),
            Relation.LessOrEqual,
            new OperandEstimate(EstimatorKind.Mean, old, null) * 1.05);
        var experiment = new Experiment(
            claim, new ExperimentSite(Formula, 1), Assembly.LoadFrom(assembly),
            new Dictionary<string, Operand>(StringComparer.Ordinal) { ["sort"] = Work.Of(1) }, [])
        {
            Name = "sorting",
            Options = new ExperimentOptions
            {
                Baselines = baselines ?? new BaselineOptions { Folder = Documents },
                Versions = versions ?? new VersionOptions(),
                OnDebugBuild = OnDebugBuild.Measure,
            },
        };
        Runs = new RecordedRuns(
            [("sort", sort), ("sort@before", before), .. at.Select(static one => ($"sort@git:{one.Commit[..10]}", one.Nanoseconds))]);
        var test = new RunningTest
        {
            Identity = new TestIdentity(assembly, "Perf", "Void Perf()", row),
            Execution = new object(),
            FullName = "Perf",
            Write = static _ => { },
        };
        return new ExperimentRun(
            experiment, isolate: true, new EvaluationContext(new ProgramOrigin(assembly, []), log ?? new EvaluationLog(), test, null), Runs)
            .Evaluate();
    }

    /// <summary>What the last evaluation asked for.</summary>
    public RecordedRuns Runs { get; private set; } = new();

    public void Dispose() => _folder.Dispose();

    private string NewOutput() => Directory.CreateDirectory(Path.Combine(Repository, "bin", Guid.NewGuid().ToString("N"))).FullName;
}
