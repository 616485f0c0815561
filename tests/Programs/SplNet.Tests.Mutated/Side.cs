namespace SplNet.Tests.Mutated;

/// <summary>Whether an order buys or sells.</summary>
public enum Side
{
    Buy,
    Sell,
}
