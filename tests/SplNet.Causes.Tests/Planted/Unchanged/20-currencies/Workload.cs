using Sut;

public static class Workload
{
    private static readonly Exchange Exchange =
        new(new Rates().Set("USD", 1.08m).Set("CHF", 0.96m).Set("GBP", 0.85m).Set("JPY", 161.5m), 0.01m);

    public static object Run()
    {
        var wallet = new Wallet();
        for (var i = 0; i < 90; i++)
            wallet.Put(new Money(10 + i * 7 % 50, i % 2 == 0 ? "USD" : i % 3 == 0 ? "CHF" : "JPY"));
        return $"{Exchange.Worth(wallet, "EUR")} {Exchange.Worth(wallet, "GBP")}";
    }
}
