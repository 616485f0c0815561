using BenchmarkDotNet.Attributes;

namespace SplNet.Benchmarks;

/// <summary>The yardstick: what a user of BenchmarkDotNet writes for the calls of <see cref="CallCases"/>.</summary>
public class HandWritten
{
    private readonly Work _work = new();
    private readonly IWork _contract = new Work();
    private readonly int _value = 12345;
    private readonly Vector _vector = CallCases.Vector;

    [Benchmark]
    public int EmptyClass() => _work.Identity(_value);

    [Benchmark]
    public int EmptyInterface() => _contract.Identity(_value);

    [Benchmark]
    public int EmptyStatic() => Work.StaticIdentity(_value);

    [Benchmark]
    public int DivideClass() => _work.Divide(_value);

    [Benchmark]
    public int DivideInterface() => _contract.Divide(_value);

    [Benchmark]
    public int DivideStatic() => Work.StaticDivide(_value);

    [Benchmark]
    public double LengthStruct() => _work.Length(_vector);

    [Benchmark]
    public int ChainClass() => _work.Chain(_value);

    [Benchmark]
    public int ChainInterface() => _contract.Chain(_value);

    [Benchmark]
    public void SortClass() => _work.Sort();
}
