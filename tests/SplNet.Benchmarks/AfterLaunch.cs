using BenchmarkDotNet.Analysers;
using BenchmarkDotNet.Diagnosers;
using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Exporters;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Validators;

namespace SplNet.Benchmarks;

/// <summary>Does something when the process of a benchmark has ended, and before BenchmarkDotNet starts the next one.</summary>
/// <param name="act">What to do.</param>
internal sealed class AfterLaunch(Action<BenchmarkCase> act) : IDiagnoser
{
    public IEnumerable<string> Ids => [nameof(AfterLaunch)];

    public IEnumerable<IExporter> Exporters => [];

    public IEnumerable<IAnalyser> Analysers => [];

    // The launch is the one that is measured, not a further one.
    public RunMode GetRunMode(BenchmarkCase benchmarkCase) => RunMode.NoOverhead;

    public void Handle(HostSignal signal, DiagnoserActionParameters parameters)
    {
        if (signal == HostSignal.AfterProcessExit)
            act(parameters.BenchmarkCase);
    }

    public IEnumerable<Metric> ProcessResults(DiagnoserResults results) => [];

    public void DisplayResults(ILogger logger)
    {
    }

    public IEnumerable<ValidationError> Validate(ValidationParameters validationParameters) => [];
}
