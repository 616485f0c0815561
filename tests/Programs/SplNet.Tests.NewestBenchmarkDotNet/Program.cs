// Each kind of call, measured with the newest BenchmarkDotNet that SplNet works with; the tests' own process has the lowest.
using SplNet;
using SplNet.Tests.NewestBenchmarkDotNet;

Console.WriteLine($"BenchmarkDotNet {typeof(BenchmarkDotNet.Engines.IEngine).Assembly.GetName().Version}");
Decide("action", Operand.Of(() => Work.Spin(10)), Operand.Of(() => Work.Spin(10_000)));
Decide("value", Operand.Of(() => Work.Count(10)), Operand.Of(() => Work.Count(10_000)));
Decide("struct", Operand.Of(() => new DateTime(Work.Count(10) & 0xFFFF)), Operand.Of(() => new DateTime(Work.Count(10_000) & 0xFFFF)));
Decide("reference", Operand.Of(() => (object)Work.Text(10)), Operand.Of(() => (object)Work.Text(10_000)));
Decide("task", Operand.Of(() => Work.TaskAsync(10)), Operand.Of(() => Work.TaskAsync(10_000)));
Decide("task of a value", Operand.Of(() => Work.NumberAsync(10)), Operand.Of(() => Work.NumberAsync(10_000)));
Decide("value task", Operand.Of(() => Work.ValueTaskAsync(10)), Operand.Of(() => Work.ValueTaskAsync(10_000)));
Decide("functor", new MethodOperand(FunctorFactory.Create(static () => Work.Count(10))), new MethodOperand(FunctorFactory.Create(static () => Work.Count(10_000))));
Decide("generator", Operand.Of(Gen.Of(10), static size => Work.Count(size)), Operand.Of(Gen.Of(10_000), static size => Work.Count(size)), 10, 10_000);
Decide("regions", Operand.Custom(static meter => Work.Regions(meter, 1_000)), Operand.Custom(static meter => Work.Regions(meter, 10_000)));
Decide("toolchain", new MethodOperand(FunctorFactory.Create(static () => Work.Count(10))), new MethodOperand(FunctorFactory.Create(static () => Work.Count(10_000))));

void Decide(string kind, Operand less, Operand more, params object[] parameters)
{
    if (args is [var wanted] && wanted != kind)
        return;
    var options = ExperimentOptions.Default with { Runs = 3, Iterations = 5, IterationTime = TimeSpan.FromMilliseconds(1), Isolation = kind == "toolchain" ? Isolation.BenchmarkDotNet : Isolation.Process };
    var experiment = parameters is [var few, var many]
        ? new Experiment((less, more, median, allocated) => median(less[few]) < median(more[many]) & allocated(less[few]) < 1_000.Bytes())
        : new Experiment((less, more, median, allocated) => median(less) < median(more) & allocated(less) < 1_000.Bytes());
    (experiment["less"], experiment["more"], experiment.Options) = (less, more, options);
    var result = experiment.Run();
    Console.WriteLine($"{kind}: {result.Verdict}");
    if (result.Verdict != Verdict.Pass)
        Console.WriteLine(result);
}
