using Sut;

public static class Workload
{
    private static readonly Transfer[] Transfers =
        [.. Enumerable.Range(0, 80).Select(static i => new Transfer(i * 7 % 20, (i * 3 + 1) % 20, 100 + i * 37 % 900))];

    public static object Run()
    {
        var ledger = new Ledger();
        for (var i = 0; i < 20; i++)
            ledger.Open(2000).Deposit(2500);
        return $"{ledger.PostAll(Transfers)} {ledger.Total()} {ledger.Statement()}";
    }
}
