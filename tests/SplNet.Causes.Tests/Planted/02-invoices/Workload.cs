using Sut;

public static class Workload
{
    private static readonly Tariff Tariff = Announced(500);
    private static readonly Order[] Orders = [.. Enumerable.Range(0, 24).Select(Order)];

    public static object Run() => InvoiceRun.Total(new InvoiceRun(Tariff, new Discounts()).PriceAll(Orders, 90));

    private static Tariff Announced(int count)
    {
        var tariff = new Tariff();
        for (var i = 0; i < count; i++)
            tariff.Announce(i * 37 % 200, i / 5, 100 + i * 13 % 900);
        return tariff;
    }

    private static Order Order(int number) =>
        new(
            number,
            $"customer {number % 7}",
            [.. Enumerable.Range(0, 5).Select(i => new OrderLine((number * 11 + i * 7) % 200, 1 + (number + i) % 60))]);
}
