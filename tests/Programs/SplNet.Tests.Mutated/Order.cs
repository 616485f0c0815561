namespace SplNet.Tests.Mutated;

/// <summary>An order to buy or sell at a price or a better one.</summary>
public sealed record Order(long Id, Side Side, string Symbol, int Quantity, Price Limit, string Trader);
