using Sut;

public static class Workload
{
    private static readonly PriceList Prices = new(
        new RuleBook()
            .Add(new DiscountRule("bulk", null, 20, null, 5))
            .Add(new DiscountRule("club", null, 1, CustomerGroup.Club, 3))
            .Add(new DiscountRule("trade", null, 5, CustomerGroup.Trade, 12))
            .Add(new DiscountRule("paper", 4, 1, null, 7))
            .Add(new DiscountRule("paper bulk", 4, 30, null, 15))
            .Add(new DiscountRule("ink", 2, 3, CustomerGroup.Club, 9)),
        new Rounding(5));

    private static readonly Purchase[] Basket =
        [.. Enumerable.Range(0, 300).Select(static i => new Purchase(i % 6, 1 + i * 7 % 40, 99 + i * 31 % 500, (CustomerGroup)(i % 3)))];

    public static object Run() => Prices.Total(Basket);
}
