using BenchmarkDotNet.Attributes;

namespace SplNet.Tests.Operands.Benchmarks;

#pragma warning disable // These classes are odd on purpose, and a line each.

/// <content>Classes with odd parameters and arguments.</content>
public static partial class OddBenchmarks
{
    public class MyParamsAttribute : ParamsAttribute { public MyParamsAttribute() : base(7) { } }

    public class ParamsBase
    {
        [Params(3)] public virtual int N { get; set; }
        [Params(4)] public int M { get; set; }
        [Params(5)] public int F;
        [Benchmark] public int Work() => N;
    }

    public class OverridesParams : ParamsBase { public override int N { get; set; } }

    public class OverridesParamsAgain : ParamsBase { [Params(9)] public override int N { get; set; } }

    public class HidesParams : ParamsBase { public new int M { get; set; } public new int F; }

    public class PrivateParams { [Params(1)] private int N { get; set; } [Benchmark] public int Work() => N; }

    public class PrivateSetterParams { [Params(1)] public int N { get; private set; } [Benchmark] public int Work() => N; }

    public class ReadOnlyParams { [Params(1)] public readonly int N; [Benchmark] public int Work() => N; }

    public class StaticParams { [Params(1)] public static int N; [Benchmark] public int Work() => N; }

    public class InheritsStaticParams : StaticParams { }

    public class NullParams { [Params(null)] public string T { get; set; } [Benchmark] public int Work() => 1; }

    public class NullableParams { [Params(null, 1)] public int? T { get; set; } [Benchmark] public int Work() => 1; }

    public class ArrayParams { [Params(new[] { 1, 2 })] public int[] T { get; set; } [Benchmark] public int Work() => 1; }

    public class EnumParams { [Params(DayOfWeek.Friday)] public DayOfWeek T { get; set; } [Benchmark] public int Work() => 1; }

    public class ConvertedParams { [Params(1)] public long T { get; set; } [Benchmark] public int Work() => 1; }

    public class AllValues { [ParamsAllValues] public bool T { get; set; } [Benchmark] public int Work() => 1; }

    public class ArgumentsBase { [Benchmark, Arguments(1)] public virtual int Work(int n) => n; }

    public class OverridesArgumentsAgain : ArgumentsBase { [Benchmark, Arguments(2)] public override int Work(int n) => n; }

    public class NullArguments { [Benchmark, Arguments(null)] public int Work(string n) => 1; }

    public class ArrayArguments { [Benchmark, Arguments(new[] { 1, 2 }, 3)] public int Work(int[] n, int m) => 1; }
}
