package com.weekbord.healthstore

import android.content.Intent
import android.net.Uri
import android.os.RemoteException
import androidx.activity.result.ActivityResult
import androidx.health.connect.client.HealthConnectClient
import androidx.health.connect.client.PermissionController
import androidx.health.connect.client.permission.HealthPermission
import androidx.health.connect.client.records.NutritionRecord
import androidx.health.connect.client.records.WeightRecord
import androidx.health.connect.client.records.metadata.Metadata
import androidx.health.connect.client.request.ReadRecordsRequest
import androidx.health.connect.client.time.TimeRangeFilter
import androidx.health.connect.client.units.Energy
import androidx.health.connect.client.units.Mass
import com.getcapacitor.JSArray
import com.getcapacitor.JSObject
import com.getcapacitor.Plugin
import com.getcapacitor.PluginCall
import com.getcapacitor.PluginMethod
import com.getcapacitor.annotation.ActivityCallback
import com.getcapacitor.annotation.CapacitorPlugin
import java.time.Instant
import java.time.ZoneOffset
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.cancel
import kotlinx.coroutines.launch
import org.json.JSONObject

/** Reads weights from Health Connect, and writes what was eaten. The web app decides what is exchanged, and when. */
@CapacitorPlugin(name = "HealthStore")
class HealthStorePlugin : Plugin() {
    private val scope = CoroutineScope(SupervisorJob() + Dispatchers.Main.immediate)
    private val contract = PermissionController.createRequestPermissionResultContract()

    override fun handleOnDestroy() {
        scope.cancel()
    }

    @PluginMethod
    fun state(call: PluginCall) {
        answer(call) { call.resolve(currentState()) }
    }

    @PluginMethod
    fun ask(call: PluginCall) {
        answer(call) {
            val wanted = setOfNotNull(
                READ_WEIGHT.takeIf { call.getBoolean("weight") == true },
                WRITE_NUTRITION.takeIf { call.getBoolean("nutrition") == true },
            )
            if (!isAvailable() || client().permissionController.getGrantedPermissions().containsAll(wanted)) {
                call.resolve(currentState())
            } else {
                startActivityForResult(call, contract.createIntent(context, wanted), "asked")
            }
        }
    }

    @ActivityCallback
    private fun asked(call: PluginCall?, @Suppress("UNUSED_PARAMETER") result: ActivityResult) {
        // Health Connect returns what was requested; only what is granted now matters.
        if (call != null) answer(call) { call.resolve(currentState()) }
    }

    @PluginMethod
    fun openSettings(call: PluginCall) {
        answer(call) {
            val intent =
                if (sdkStatus() == HealthConnectClient.SDK_UNAVAILABLE_PROVIDER_UPDATE_REQUIRED) {
                    Intent(Intent.ACTION_VIEW, Uri.parse("market://details?id=$PROVIDER"))
                } else {
                    Intent(HealthConnectClient.ACTION_HEALTH_CONNECT_SETTINGS)
                }
            activity.startActivity(intent)
            call.resolve()
        }
    }

    @PluginMethod
    fun readWeights(call: PluginCall) {
        answer(call) {
            val since = Instant.ofEpochMilli(requireNotNull(call.getLong("since")) { "since is missing" })
            val weights = JSArray()
            var page: String? = null
            do {
                val request = ReadRecordsRequest(
                    recordType = WeightRecord::class,
                    timeRangeFilter = TimeRangeFilter.after(since),
                    pageToken = page,
                )
                val found = client().readRecords(request)
                found.records.forEach { weights.put(weightOf(it)) }
                page = found.pageToken
            } while (!page.isNullOrEmpty())
            call.resolve(JSObject().put("weights", weights))
        }
    }

    @PluginMethod
    fun writeNutrition(call: PluginCall) {
        answer(call) {
            val records = call.getArray("records").toList<JSONObject>().map(::nutritionOf)
            // A record with an existing id changes nothing.
            records.chunked(MOST_AT_ONCE).forEach { client().insertRecords(it) }
            call.resolve()
        }
    }

    @PluginMethod
    fun removeNutrition(call: PluginCall) {
        answer(call) {
            call.getArray("ids").toList<String>().chunked(MOST_AT_ONCE).forEach { removeRecords(it) }
            call.resolve()
        }
    }

    /**
     * Deletes all records in one call or, if that fails, one by one: Health Connect refuses the whole call if one
     * record is gone.
     */
    private suspend fun removeRecords(ids: List<String>) {
        try {
            client().deleteRecords(NutritionRecord::class, emptyList(), ids)
        } catch (error: RemoteException) {
            removeEach(ids, error)
        } catch (error: IllegalArgumentException) {
            removeEach(ids, error)
        }
    }

    private suspend fun removeEach(ids: List<String>, error: Exception) {
        if (!isAvailable()) throw error
        if (ids.size > 1) ids.forEach { removeRecords(listOf(it)) }
    }

    private fun weightOf(record: WeightRecord): JSObject =
        JSObject()
            .put("id", record.metadata.id)
            .put("kilograms", record.weight.inKilograms)
            .put("at", record.time.toEpochMilli())
            .put("offsetMinutes", record.zoneOffset?.let { it.totalSeconds / 60 } ?: JSONObject.NULL)
            .put("isOwn", record.metadata.dataOrigin.packageName == context.packageName)

    private fun nutritionOf(record: JSONObject): NutritionRecord {
        val nutrition = record.getJSONObject("nutrition")
        val offset = ZoneOffset.ofTotalSeconds(record.getInt("offsetMinutes") * 60)
        fun grams(name: String): Mass? = if (nutrition.has(name)) Mass.grams(nutrition.getDouble(name)) else null
        return NutritionRecord(
            startTime = Instant.ofEpochMilli(record.getLong("start")),
            startZoneOffset = offset,
            endTime = Instant.ofEpochMilli(record.getLong("end")),
            endZoneOffset = offset,
            metadata = Metadata.manualEntry(clientRecordId = record.getString("id")),
            energy = if (nutrition.has("energy")) Energy.kilocalories(nutrition.getDouble("energy")) else null,
            protein = grams("protein"),
            totalCarbohydrate = grams("totalCarbohydrate"),
            totalFat = grams("totalFat"),
            saturatedFat = grams("saturatedFat"),
            dietaryFiber = grams("dietaryFiber"),
            sugar = grams("sugar"),
            sodium = grams("sodium"),
            name = if (record.has("name")) record.getString("name") else null,
            mealType = record.getInt("mealType"),
        )
    }

    private suspend fun currentState(): JSObject {
        val granted = if (isAvailable()) client().permissionController.getGrantedPermissions() else emptySet()
        // Health Connect does not distinguish what was refused from what was never requested.
        fun of(permission: String) = if (permission in granted) "granted" else "denied"
        return JSObject()
            .put("availability", availability())
            .put("weight", of(READ_WEIGHT))
            .put("nutrition", of(WRITE_NUTRITION))
    }

    private fun availability(): String = when (sdkStatus()) {
        HealthConnectClient.SDK_AVAILABLE -> "available"
        HealthConnectClient.SDK_UNAVAILABLE_PROVIDER_UPDATE_REQUIRED -> "update"
        else -> "unavailable"
    }

    private fun sdkStatus(): Int = HealthConnectClient.getSdkStatus(context, PROVIDER)

    private fun isAvailable(): Boolean = sdkStatus() == HealthConnectClient.SDK_AVAILABLE

    private fun client(): HealthConnectClient = HealthConnectClient.getOrCreate(context, PROVIDER)

    /** Runs a call; a failure is returned, with `DENIED` if the person does not allow it. */
    private fun answer(call: PluginCall, work: suspend () -> Unit) {
        scope.launch {
            try {
                work()
            } catch (error: SecurityException) {
                call.reject(error.message, "DENIED", error)
            } catch (error: Exception) {
                call.reject(error.message, "FAILED", error)
            }
        }
    }

    private companion object {
        const val PROVIDER = "com.google.android.apps.healthdata"

        /** The most records that Health Connect accepts in one call. */
        const val MOST_AT_ONCE = 1000
        val READ_WEIGHT = HealthPermission.getReadPermission(WeightRecord::class)
        val WRITE_NUTRITION = HealthPermission.getWritePermission(NutritionRecord::class)
    }
}
