using Sut;

public static class Workload
{
    public static object Run() => RunAsync().GetAwaiter().GetResult();

    private static async Task<string> RunAsync()
    {
        var dispatch = new Dispatch(
            [.. Enumerable.Range(0, 12).Select(static number => new Courier(number, new Place(number * 5, number * 3)))]);
        return $"{await dispatch.AssignAsync(
            [.. Enumerable.Range(0, 120).Select(static number => new Place(number * 31 % 60, number * 17 % 40))])}";
    }
}
