namespace SplNet.Tests.Operands.Benchmarks;

/// <summary>A class that hides the set-up of its base. BenchmarkDotNet's program calls set-ups by name, and so this one.</summary>
public class HidesTheSetUp : HiddenSetUp
{
    public new void SetUp() => Calls.Add("derived");
}
