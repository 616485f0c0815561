using Sut;

public static class Workload
{
    public static object Run() => RunAsync().GetAwaiter().GetResult();

    private static async Task<string> RunAsync()
    {
        string[] currencies = ["EUR", "USD", "CZK", "NOK", "JPY"];
        var account = new Account(new Rates(new RateSource()));
        for (var number = 0; number < 200; number++)
            account.Book(currencies[number % currencies.Length], number);
        return $"{await account.BalanceAsync()}";
    }
}
