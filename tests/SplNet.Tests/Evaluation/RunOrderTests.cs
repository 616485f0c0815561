using SplNet.Evaluation;

namespace SplNet.Tests.Evaluation;

/// <summary>Properties of the order of runs, for many sizes and seeds.</summary>
public class RunOrderTests
{
    public static TheoryData<int, int> Sizes() => new((1, 5), (2, 5), (2, 6), (3, 7), (4, 4), (4, 10));

    [Theory]
    [MemberData(nameof(Sizes))]
    public void EveryBlock_HoldsEveryOperandOnce(int operands, int blocks) => ForSeeds(seed =>
    {
        var order = RunOrder.Of(operands, blocks, seed);
        Assert.Equal(blocks, order.Length);
        Assert.All(order, block => Assert.Equal(Enumerable.Range(0, operands), block.Order()));
    });

    [Theory]
    [MemberData(nameof(Sizes))]
    public void EveryPosition_HoldsEveryOperandEquallyOften(int operands, int blocks) => ForSeeds(seed =>
    {
        var order = RunOrder.Of(operands, blocks, seed);
        for (var position = 0; position < operands; position++)
        {
            var counts = Enumerable.Range(0, operands).Select(operand => order.Count(block => block[position] == operand)).ToList();
            Assert.True(counts.Max() - counts.Min() <= 1, $"Position {position}: {string.Join(", ", counts)}");
        }
    });

    [Fact]
    public void SameSeed_HasTheSameOrder() => ForSeeds(static seed => Assert.Equal(RunOrder.Of(3, 9, seed), RunOrder.Of(3, 9, seed)));

    [Fact]
    public void DifferentSeeds_HaveDifferentOrders() =>
        Assert.InRange(
            Enumerable.Range(1, 50).Select(static seed => string.Join(' ', RunOrder.Of(2, 6, seed).SelectMany(static block => block)))
                .Distinct().Count(),
            4,
            8);

    private static void ForSeeds(Action<int> check)
    {
        for (var seed = 1; seed <= 50; seed++)
            check(seed);
    }
}
