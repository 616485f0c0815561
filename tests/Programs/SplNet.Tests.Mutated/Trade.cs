namespace SplNet.Tests.Mutated;

/// <summary>What two orders agreed on.</summary>
public sealed record Trade(long Buyer, long Seller, string Symbol, int Quantity, Price Price);
