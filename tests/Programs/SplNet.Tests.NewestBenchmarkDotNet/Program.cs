// Each kind of call, measured with the newest BenchmarkDotNet that SplNet works with; the tests' own process has the lowest.
using SplNet;
using SplNet.Tests.NewestBenchmarkDotNet;

if (args is ["report", var folder])
{
    Sorting.Report(folder);
    return;
}

Console.WriteLine($"BenchmarkDotNet {typeof(BenchmarkDotNet.Engines.IEngine).Assembly.GetName().Version}");
Compare("action", Operand.Of(() => Work.Spin(10)), Operand.Of(() => Work.Spin(10_000)));
Compare("toolchain", new MethodOperand(FunctorFactory.Create(static () => Work.Count(10))), new MethodOperand(
    FunctorFactory.Create(static () => Work.Count(10_000))));
Measure("value", Operand.Of(() => Work.Count(10)));
Measure("struct", Operand.Of(() => new DateTime(Work.Count(10) & 0xFFFF)));
Measure("reference", Operand.Of(() => (object)Work.Text(10)));
Measure("task", Operand.Of(() => Work.TaskAsync(10)));
Measure("task of a value", Operand.Of(() => Work.NumberAsync(10)));
Measure("value task", Operand.Of(() => Work.ValueTaskAsync(10)));
Measure("functor", new MethodOperand(FunctorFactory.Create(static () => Work.Count(10))));
Measure("generator", Operand.Of(Gen.Of(10), static size => Work.Count(size)), 10);
Measure("regions", Operand.Custom(static meter => Work.Regions(meter, 1_000)));

// In turn, each in processes of its own.
void Compare(string kind, Operand less, Operand more) => Decide(
    kind,
    new Experiment((less, more, median, allocated) => median(less) < median(more) & allocated(less) < 1_000.Bytes())
    {
        ["less"] = less,
        ["more"] = more,
    },
    runs: 3);

void Measure(string kind, Operand operand, params object[] parameters) => Decide(
    kind,
    parameters is [var size]
        ? new Experiment((measured, allocated) => allocated(measured[size]) < 1_000.Bytes()) { ["measured"] = operand }
        : new Experiment((measured, allocated) => allocated(measured) < 1_000.Bytes()) { ["measured"] = operand },
    runs: 2);

void Decide(string kind, Experiment experiment, int runs)
{
    if (args is [var wanted] && wanted != kind)
        return;
    experiment.Options = ExperimentOptions.Default with
    {
        Runs = runs,
        Iterations = 5,
        IterationTime = TimeSpan.FromMilliseconds(1),
        Isolation = kind == "toolchain" ? Isolation.BenchmarkDotNet : Isolation.Process,
    };
    var result = experiment.Run();
    Console.WriteLine($"{kind}: {result.Verdict}");
    if (result.Verdict != Verdict.Pass)
        Console.WriteLine(result);
}
