namespace SplNet.Benchmarks;

/// <summary>The work behind an interface.</summary>
public interface IWork
{
    int Identity(int value);

    int Divide(int value);

    int Chain(int value);
}
