using Sut;

public static class Workload
{
    public static object Run() => RunAsync().GetAwaiter().GetResult();

    private static async Task<string> RunAsync()
    {
        var store = new PriceStore(500);
        var basket = new Basket(store);
        for (var item = 0; item < 80; item++)
            basket.Add(item * 6, 1 + item % 3);
        var total = await basket.TotalAsync(0) + await basket.TotalAsync(10);
        return $"{total} {store.Requests > 0}";
    }
}
